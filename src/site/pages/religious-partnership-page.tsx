import { religiousPartnership } from '../../content/pages/religious-partnership.ts'
import { late } from '../sections/late.tsx'
import { Opening } from '../sections/opening.tsx'

export const content = religiousPartnership

const Application = late(
  'application',
  async () => (await import('../sections/religious-partnership/application-section.tsx')).ApplicationSection,
)

export const lateSections = [Application]

const loadDialog = async () =>
  (await import('../sections/religious-partnership/religious-dialog.tsx')).ReligiousDialog

export function Page() {
  return (
    <>
      <Opening content={content} dialog={loadDialog} />
      <Application />
    </>
  )
}
