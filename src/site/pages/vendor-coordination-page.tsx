import { vendorCoordination } from '../../content/pages/vendor-coordination.ts'
import { late } from '../sections/late.tsx'
import { Opening } from '../sections/opening.tsx'

export const content = vendorCoordination

const Coordination = late(
  'vendor-coordination',
  async () => (await import('../sections/vendor-coordination/coordination-section.tsx')).CoordinationSection,
  'never',
)
const CueSheet = late(
  'vendor-cue-sheet',
  async () => (await import('../sections/vendor-coordination/cue-sheet-section.tsx')).CueSheetSection,
  'never',
)
const Expertise = late(
  'vendor-expertise',
  async () => (await import('../sections/vendor-coordination/expertise-section.tsx')).ExpertiseSection,
  'never',
)
const Projects = late(
  'vendor-projects',
  async () => (await import('../sections/vendor-coordination/projects-section.tsx')).ProjectsSection,
  'never',
)

export const lateSections = [Coordination, CueSheet, Expertise, Projects]

export function Page() {
  return (
    <>
      <Opening content={content} />
      <Coordination />
      <CueSheet />
      <Expertise />
      <Projects />
    </>
  )
}
