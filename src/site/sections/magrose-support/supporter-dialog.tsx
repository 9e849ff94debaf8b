import { supporterForm, supporterDialog as words } from '../../../content/forms/supporter-form.ts'
import type { OpenableProps } from '../../../ui/overlay/use-dialog.tsx'
import { FormDialog } from '../../features/inquiry-form/form-dialog.tsx'
import { useFacts } from '../../platform/facts-context.ts'

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
