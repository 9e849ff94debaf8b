import { legacyForm, legacyDialog as words } from '../../../content/forms/legacy-form.ts'
import type { OpenableProps } from '../../../ui/overlay/use-dialog.tsx'
import { FormDialog } from '../../features/inquiry-form/form-dialog.tsx'

export function LegacyDialog(props: OpenableProps) {
  return (
    <FormDialog
      {...props}
      title={words.title}
      slate={words.slate}
      description={words.description}
      content={legacyForm}
    />
  )
}
