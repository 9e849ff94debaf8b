import { religiousForm, religiousDialog as words } from '../../../content/forms/religious-form.ts'
import type { OpenableProps } from '../../../ui/overlay/use-dialog.tsx'
import { FormDialog } from '../../features/inquiry-form/form-dialog.tsx'
import { useFacts } from '../../platform/facts-context.ts'

export function ReligiousDialog(props: OpenableProps) {
  const { season } = useFacts()
  return (
    <FormDialog
      {...props}
      title={words.title}
      slate={words.slate}
      description={words.description(season)}
      content={religiousForm}
    />
  )
}
