import { podcastConsultation } from '../../content/pages/podcast-consultation.ts'
import { Opening } from '../sections/opening.tsx'

export const content = podcastConsultation

const loadDialog = async () =>
  (await import('../sections/podcast-consultation/podcast-dialog.tsx')).PodcastDialog

export function Page() {
  return <Opening content={content} dialog={loadDialog} />
}
