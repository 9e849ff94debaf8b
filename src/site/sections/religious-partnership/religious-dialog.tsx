import { religiousForm, religiousDialog as words } from '../../../content/forms/religious-form.ts'
import { FormDialog } from '../../features/inquiry-form/form-dialog.tsx'
import { useFacts } from '../../shell/facts-context.ts'
import type { OpenableProps } from '../../ui/use-dialog.tsx'

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
