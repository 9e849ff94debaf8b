import { podcastConsultation } from '../../content/pages/podcast-consultation.ts'
import { Opening } from '../sections/opening.tsx'

export const content = podcastConsultation

export function Page() {
  return <Opening content={content} />
}
