import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FormContent } from '../../../content/forms/form-content.ts'
import { controlText } from '../../../content/shell/shell.ts'
import { inquiryForms } from '../../../domain/inquiry/inquiry-forms.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { prepareCaptcha } from '../captcha/get-captcha-token.ts'
import styles from './form-dialog.module.css'
import { InquiryForm } from './inquiry-form.tsx'
import type { Accepted } from './use-inquiry.ts'

export type FormDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  slate?: ReactNode
  description?: ReactNode
  content: FormContent
  defaultValues?: Readonly<Record<string, string>> | undefined
  /** For a dialog whose success is shown elsewhere. */
  closeOnSuccess?: boolean | undefined
  onAccepted?: ((result: Accepted) => void) | undefined
  /** Content before the form, such as benefits or contact details. */
  children?: ReactNode
}

export function FormDialog({
  open,
  onOpenChange,
  title,
  slate,
  description,
  content,
  defaultValues,
  closeOnSuccess = false,
  onAccepted,
  children,
}: FormDialogProps) {
  const { captchaAction } = inquiryForms[content.form]
  const taken = useRef(false)
  const [round, setRound] = useState(0)

  /** After a form is accepted, the next opening starts with an empty one. */
  function change(next: boolean): void {
    if (!next && taken.current) {
      taken.current = false
      setRound(round + 1)
    }
    onOpenChange(next)
  }

  useEffect(() => {
    if (open) prepareCaptcha(captchaAction)
  }, [open, captchaAction])

  return (
    <Dialog
      {...{ open, title, slate, description }}
      onOpenChange={change}
      closeLabel={controlText.close}
      size={children ? 'wide' : 'regular'}
    >
      <div className={styles.columns} data-beside={children ? '' : undefined}>
        {children ? <div className={styles.words}>{children}</div> : null}
        <InquiryForm
          key={round}
          content={content}
          defaultValues={defaultValues}
          onAccepted={(result) => {
            taken.current = true
            if (closeOnSuccess) change(false)
            onAccepted?.(result)
          }}
        />
      </div>
    </Dialog>
  )
}
