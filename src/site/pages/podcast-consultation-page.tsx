import { podcastConsultation } from '../../content/pages/podcast-consultation.ts'
import { late } from '../sections/late.tsx'
import { Opening } from '../sections/opening.tsx'

export const content = podcastConsultation

const Problems = late(
  'problems',
  async () => (await import('../sections/podcast-consultation/problems-section.tsx')).ProblemsSection,
  'never',
)
const SuccessStory = late(
  'success-story',
  async () =>
    (await import('../sections/podcast-consultation/success-story-section.tsx')).SuccessStorySection,
)
const Schedule = late(
  'schedule',
  async () => (await import('../sections/podcast-consultation/schedule-section.tsx')).ScheduleSection,
  'never',
)
const Package = late(
  'package',
  async () => (await import('../sections/podcast-consultation/package-section.tsx')).PackageSection,
)

export const lateSections = [Problems, SuccessStory, Schedule, Package]

const loadDialog = async () =>
  (await import('../sections/podcast-consultation/podcast-dialog.tsx')).PodcastDialog

export function Page() {
  return (
    <>
      <Opening content={content} dialog={loadDialog} />
      <Problems />
      <SuccessStory />
      <Schedule />
      <Package />
    </>
  )
}
