import { corporateVideo } from '../../content/pages/corporate-video.ts'
import { late } from '../sections/late.tsx'
import { Opening } from '../sections/opening.tsx'

export const content = corporateVideo

const Script = late(
  'script',
  async () => (await import('../sections/corporate-video/script-section.tsx')).ScriptSection,
  'never',
)
const ReverseAngle = late(
  'reverse-angle',
  async () => (await import('../sections/corporate-video/reverse-angle-section.tsx')).ReverseAngleSection,
  'never',
)
const Delivery = late(
  'delivery',
  async () => (await import('../sections/corporate-video/delivery-section.tsx')).DeliverySection,
  'never',
)

export const lateSections = [Script, ReverseAngle, Delivery]

export function Page() {
  return (
    <>
      <Opening content={content} />
      <Script />
      <ReverseAngle />
      <Delivery />
    </>
  )
}
