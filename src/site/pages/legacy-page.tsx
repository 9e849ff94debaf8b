import { legacy } from '../../content/pages/legacy.ts'
import { late } from '../sections/late.tsx'
import { Opening } from '../sections/opening.tsx'

export const content = legacy

const Results = late(
  'results',
  async () => (await import('../sections/legacy/results-section.tsx')).ResultsSection,
  'never',
)
const Testimonials = late(
  'testimonials',
  async () => (await import('../sections/legacy/testimonials-section.tsx')).TestimonialsSection,
)
const Framework = late(
  'framework',
  async () => (await import('../sections/legacy/framework-section.tsx')).FrameworkSection,
  'never',
)
const Terms = late('terms', async () => (await import('../sections/legacy/terms-section.tsx')).TermsSection)

export const lateSections = [Results, Testimonials, Framework, Terms]

const loadDialog = async () => (await import('../sections/legacy/legacy-dialog.tsx')).LegacyDialog

export function Page() {
  return (
    <>
      <Opening content={content} dialog={loadDialog} />
      <Results />
      <Testimonials />
      <Framework />
      <Terms />
    </>
  )
}
