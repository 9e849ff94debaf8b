import { home } from '../../content/pages/home.ts'
import { inventoryParameters } from '../../domain/equipment/address-parameters.ts'
import { HeroLights } from '../features/hero/hero-lights.tsx'
import { late } from '../sections/late.tsx'
import { loadConsultation } from '../sections/load-consultation.ts'
import { Opening } from '../sections/opening.tsx'

export const content = home

const ClientSuccess = late(
  'client-success',
  async () => (await import('../sections/home/client-success-section.tsx')).ClientSuccessSection,
)
const ServicesDirectory = late(
  'services',
  async () => (await import('../sections/home/services-directory-section.tsx')).ServicesDirectorySection,
  'never',
)
const ConferencePromo = late(
  'conference-promo',
  async () => (await import('../sections/home/conference-promo-section.tsx')).ConferencePromoSection,
  'never',
)
const VideoSolutions = late(
  'video-solutions',
  async () => (await import('../sections/home/video-solutions-section.tsx')).VideoSolutionsSection,
  'never',
)
const InternationalServices = late(
  'international',
  async () =>
    (await import('../sections/home/international-services-section.tsx')).InternationalServicesSection,
)
const PortlandCommunity = late(
  'portland',
  async () => (await import('../sections/home/portland-community-section.tsx')).PortlandCommunitySection,
  'never',
)
const Equipment = late(
  'equipment',
  async () => (await import('../sections/home/equipment-section.tsx')).EquipmentSection,
  'when seen',
  inventoryParameters,
)
const Partnership = late(
  'partnership',
  async () => (await import('../sections/home/partnership-section.tsx')).PartnershipSection,
)
const Contact = late(
  'contact',
  async () => (await import('../sections/home/contact-section.tsx')).ContactSection,
)

export const lateSections = [
  ClientSuccess,
  ServicesDirectory,
  ConferencePromo,
  VideoSolutions,
  InternationalServices,
  PortlandCommunity,
  Equipment,
  Partnership,
  Contact,
]

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
      <ServicesDirectory />
      <ConferencePromo />
      <VideoSolutions />
      <InternationalServices />
      <PortlandCommunity />
      <Equipment />
      <Partnership />
      <Contact />
    </>
  )
}
