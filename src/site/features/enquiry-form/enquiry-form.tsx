import { formKit } from '../../../content/form-kit.ts'
import type { FormContent } from '../../../content/forms/form-content.ts'
import { leadForms } from '../../../domain/lead/lead-forms.ts'
import { serverPaths } from '../../../routes.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { EnquiryField } from './enquiry-field.tsx'
import styles from './enquiry-form.module.css'
import { type Alongside, useAlongside } from './use-alongside.ts'
import { type Accepted, honeypotName, type Told, useEnquiry } from './use-enquiry.ts'
import { type Preselect, usePreselection } from './use-preselection.ts'

export type EnquiryFormProps = {
  content: FormContent
  id?: string | undefined
  /** What fields hold from the start, by name. */
  defaultValues?: Readonly<Record<string, string>> | undefined
  /** What the address of the page fills in, where the visitor has not. */
  preselect?: Preselect | undefined
  onAccepted?: ((result: Accepted) => void) | undefined
  /** What fills in one of the fields together with the visitor. */
  alongside?: Alongside | undefined
}

/** A form that posts by itself; once its scripts are here, it is sent and answered in place. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { content, id, defaultValues, preselect, onAccepted, alongside } = props
  const { formRef, toldRef, enhanced, pending, errors, told, onSubmit, onInput, onFocus, onBlur } =
    useEnquiry(content, onAccepted, alongside)
  // Their effects come after the one that puts the draft back.
  usePreselection(formRef, content.fields, preselect)
  useAlongside(formRef, alongside)
  const { endpoint } = leadForms[content.form]

  return (
    <form
      ref={formRef}
      id={id}
      className={styles.form}
      method="post"
      action={endpoint}
      noValidate={enhanced}
      data-enquiry={content.form}
      data-enhanced={enhanced || undefined}
      onSubmit={onSubmit}
      onInput={onInput}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <FormName form={content.form} />
      <div className={styles.sheet}>
        {content.fields.map((field) => (
          <div key={field.name} className={styles.cell} data-width={field.width} data-apart="">
            <EnquiryField
              field={field}
              defaultValue={defaultValues?.[field.name]}
              error={errors[field.name]}
              enhanced={enhanced}
            />
          </div>
        ))}
      </div>
      <Honeypot />
      <div ref={toldRef} className={styles.told} tabIndex={-1}>
        {told ? <ToldNotice told={told} content={content} /> : null}
      </div>
      <div className={styles.foot}>
        <Button
          type="submit"
          className={styles.submit}
          icon="arrow-right"
          pending={pending}
          pendingLabel={content.pending}
        >
          {content.submit}
        </Button>
        <p className={`slate ${styles.note}`}>{formKit.requiredNote}</p>
      </div>
    </form>
  )
}

/** What tells the server which form this is when it is posted without scripts. */
function FormName({ form }: Pick<FormContent, 'form'>) {
  const { formType, subtype, endpoint } = leadForms[form]
  if (endpoint === serverPaths.sendNotification) return <input type="hidden" name="type" value={formType} />
  return (
    <>
      <input type="hidden" name="formType" value={formType} />
      <input type="hidden" name="subtype" value={subtype} />
    </>
  )
}

function Honeypot() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {formKit.honeypot}
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

function ToldNotice({ told, content }: { told: Told; content: FormContent }) {
  if (told.kind === 'received') {
    return (
      <Notice tone="success" title={content.received.title}>
        <p>{content.received.text}</p>
        <p className={styles.reference}>
          <span className="slate">{formKit.reference}</span> <strong>{told.reference}</strong>
        </p>
      </Notice>
    )
  }
  const { words, kept } = told
  return (
    <Notice tone="error" live title={words.title}>
      {words.description ? <p>{words.description}</p> : null}
      {kept ? <p className={styles.kept}>{kept}</p> : null}
    </Notice>
  )
}
