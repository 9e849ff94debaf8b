import { supporterForm, supporterDialog as words } from '../../../content/forms/supporter-form.ts'
import { FormDialog } from '../../features/inquiry-form/form-dialog.tsx'
import { useFacts } from '../../shell/facts-context.ts'
import type { OpenableProps } from '../../ui/use-dialog.tsx'

export function SupporterDialog(props: OpenableProps) {
  const { company } = useFacts()
  return (
    <FormDialog
      {...props}
      title={words.title}
      slate={words.slate}
      description={words.description(company)}
      content={supporterForm}
    />
  )
}
