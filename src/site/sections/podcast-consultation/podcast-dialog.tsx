import { podcastForm, podcastDialog as words } from '../../../content/forms/podcast-form.ts'
import type { OpenableProps } from '../../../ui/overlay/use-dialog.tsx'
import { FormDialog } from '../../features/inquiry-form/form-dialog.tsx'

export function PodcastDialog(props: OpenableProps) {
  return (
    <FormDialog
      {...props}
      title={words.title}
      slate={words.slate}
      description={words.description}
      content={podcastForm}
    />
  )
}
