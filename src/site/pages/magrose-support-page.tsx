import { magroseSupport } from '../../content/pages/magrose-support.ts'
import { late } from '../sections/late.tsx'
import { Opening } from '../sections/opening.tsx'

export const content = magroseSupport

const Impact = late(
  'support-impact',
  async () => (await import('../sections/magrose-support/impact-section.tsx')).ImpactSection,
  'never',
)
const Kit = late(
  'support-kit',
  async () => (await import('../sections/magrose-support/kit-section.tsx')).KitSection,
  'never',
)
const Creators = late(
  'support-creators',
  async () => (await import('../sections/magrose-support/creators-section.tsx')).CreatorsSection,
  'never',
)
const Programs = late(
  'support-programs',
  async () => (await import('../sections/magrose-support/programs-section.tsx')).ProgramsSection,
  'never',
)
const Benefits = late(
  'support-benefits',
  async () => (await import('../sections/magrose-support/benefits-section.tsx')).BenefitsSection,
)

export const lateSections = [Impact, Kit, Creators, Programs, Benefits]

const loadDialog = async () =>
  (await import('../sections/magrose-support/supporter-dialog.tsx')).SupporterDialog

export function Page() {
  return (
    <>
      <Opening content={content} dialog={loadDialog} />
      <Impact />
      <Kit />
      <Creators />
      <Programs />
      <Benefits />
    </>
  )
}
