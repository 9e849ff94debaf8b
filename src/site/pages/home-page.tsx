import { home } from '../../content/pages/home.ts'
import { HeroLights } from '../features/hero/hero-lights.tsx'
import { late } from '../sections/late.tsx'
import { Opening } from '../sections/opening.tsx'

export const content = home

const ClientSuccess = late(
  'client-success',
  async () => (await import('../sections/client-success-section.tsx')).ClientSuccessSection,
)
const Partnership = late(
  'partnership',
  async () => (await import('../sections/partnership-section.tsx')).PartnershipSection,
)
const Contact = late('contact', async () => (await import('../sections/contact-section.tsx')).ContactSection)

export const lateSections = [ClientSuccess, Partnership, Contact]

const loadConsultation = async () => (await import('../sections/consultation-dialog.tsx')).ConsultationDialog
const loadShowreel = async () => (await import('../features/showreel/showreel-dialog.tsx')).ShowreelDialog

export function Page() {
  return (
    <>
      <Opening
        content={content}
        size="title"
        dialog={loadConsultation}
        secondDialog={loadShowreel}
        lights={<HeroLights />}
      />
      <ClientSuccess />
      <Partnership />
      <Contact />
    </>
  )
}
