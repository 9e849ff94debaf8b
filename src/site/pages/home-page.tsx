import { home } from '../../content/pages/home.ts'
import { late } from '../sections/late.tsx'
import { Opening } from '../sections/opening.tsx'

export const content = home

const Partnership = late(
  'partnership',
  async () => (await import('../sections/partnership-section.tsx')).PartnershipSection,
)
const Contact = late('contact', async () => (await import('../sections/contact-section.tsx')).ContactSection)

export const lateSections = [Partnership, Contact]

const loadConsultation = async () => (await import('../sections/consultation-dialog.tsx')).ConsultationDialog

export function Page() {
  return (
    <>
      <Opening content={content} size="title" dialog={loadConsultation} />
      <Partnership />
      <Contact />
    </>
  )
}
