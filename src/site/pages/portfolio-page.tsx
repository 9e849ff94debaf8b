import { portfolio } from '../../content/pages/portfolio.ts'
import { late } from '../sections/late.tsx'
import { Opening } from '../sections/opening.tsx'

export const content = portfolio

const ContactSheet = late(
  'portfolio-sheet',
  async () => (await import('../sections/portfolio/contact-sheet-section.tsx')).ContactSheetSection,
)
const Record = late(
  'portfolio-record',
  async () => (await import('../sections/portfolio/record-section.tsx')).RecordSection,
  'never',
)

export const lateSections = [ContactSheet, Record]

export function Page() {
  return (
    <>
      <Opening content={content} />
      <ContactSheet />
      <Record />
    </>
  )
}
