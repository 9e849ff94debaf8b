import { youthTraining } from '../../content/pages/youth-training.ts'
import { late } from '../sections/late.tsx'
import { Opening } from '../sections/opening.tsx'

export const content = youthTraining

const Partnership = late(
  'youth-partnership',
  async () => (await import('../sections/youth-training/partnership-section.tsx')).PartnershipSection,
  'never',
)
const Programs = late(
  'youth-programs',
  async () => (await import('../sections/youth-training/programs-section.tsx')).ProgramsSection,
  'never',
)
const Equipment = late(
  'youth-equipment',
  async () => (await import('../sections/youth-training/equipment-section.tsx')).EquipmentSection,
  'never',
)
const Reasons = late(
  'youth-reasons',
  async () => (await import('../sections/youth-training/reasons-section.tsx')).ReasonsSection,
  'never',
)
const Formats = late(
  'youth-formats',
  async () => (await import('../sections/youth-training/formats-section.tsx')).FormatsSection,
  'never',
)
const Certification = late(
  'youth-certification',
  async () => (await import('../sections/youth-training/certification-section.tsx')).CertificationSection,
  'never',
)

export const lateSections = [Partnership, Programs, Equipment, Reasons, Formats, Certification]

export function Page() {
  return (
    <>
      <Opening content={content} />
      <Partnership />
      <Programs />
      <Equipment />
      <Reasons />
      <Formats />
      <Certification />
    </>
  )
}
