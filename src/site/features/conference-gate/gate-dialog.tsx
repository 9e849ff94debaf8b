import { useEffect } from 'react'
import { leadGateForm, leadGateDialog as words } from '../../../content/forms/lead-gate-form.ts'
import { track } from '../../analytics/track.ts'
import { FormDialog, type FormDialogProps } from '../inquiry-form/form-dialog.tsx'
import { accessStore } from './use-conference-access.ts'

export function GateDialog({ open, onOpenChange }: Pick<FormDialogProps, 'open' | 'onOpenChange'>) {
  useEffect(() => {
    if (open) track({ name: 'gate_opened' })
  }, [open])

  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      slate={words.slate}
      description={words.description}
      content={leadGateForm}
      closeOnSuccess
      onAccepted={({ sent: { email = '', phone = '', company = '' } }) => {
        track({ name: 'gate_granted' })
        accessStore().open({ email, phone, company })
      }}
    />
  )
}
