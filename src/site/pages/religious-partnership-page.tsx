import { religiousPartnership } from '../../content/pages/religious-partnership.ts'
import { late } from '../sections/late.tsx'
import { Opening } from '../sections/opening.tsx'
import { OpeningWords } from '../sections/religious-partnership/opening-words.tsx'

export const content = religiousPartnership

const Process = late(
  'process',
  async () => (await import('../sections/religious-partnership/process-section.tsx')).ProcessSection,
  'never',
)
const Program = late(
  'program',
  async () => (await import('../sections/religious-partnership/program-section.tsx')).ProgramSection,
  'never',
)
const TopSheet = late(
  'top-sheet',
  async () => (await import('../sections/religious-partnership/top-sheet-section.tsx')).TopSheetSection,
  'never',
)
const CaseStudies = late(
  'case-studies',
  async () => (await import('../sections/religious-partnership/case-studies-section.tsx')).CaseStudiesSection,
)
const Benefits = late(
  'benefits',
  async () => (await import('../sections/religious-partnership/benefits-section.tsx')).BenefitsSection,
  'never',
)
const Terms = late(
  'terms',
  async () => (await import('../sections/religious-partnership/terms-section.tsx')).TermsSection,
)
const Application = late(
  'application',
  async () => (await import('../sections/religious-partnership/application-section.tsx')).ApplicationSection,
)

export const lateSections = [Process, Program, TopSheet, CaseStudies, Benefits, Terms, Application]

const loadDialog = async () =>
  (await import('../sections/religious-partnership/religious-dialog.tsx')).ReligiousDialog

export function Page() {
  return (
    <>
      <Opening content={content} dialog={loadDialog}>
        <OpeningWords />
      </Opening>
      <Process />
      <Program />
      <TopSheet />
      <CaseStudies />
      <Benefits />
      <Terms />
      <Application />
    </>
  )
}
