import { eventProduction } from '../../content/pages/event-production.ts'
import { late } from '../sections/late.tsx'
import { Opening } from '../sections/opening.tsx'

export const content = eventProduction

const Coverage = late(
  'event-coverage',
  async () => (await import('../sections/event-production/coverage-section.tsx')).CoverageSection,
  'never',
)
const EquipmentPlot = late(
  'event-equipment-plot',
  async () => (await import('../sections/event-production/equipment-plot-section.tsx')).EquipmentPlotSection,
  'never',
)
const Storyboard = late(
  'event-storyboard',
  async () => (await import('../sections/event-production/storyboard-section.tsx')).StoryboardSection,
  'never',
)
const Delivery = late(
  'event-delivery',
  async () => (await import('../sections/event-production/delivery-section.tsx')).DeliverySection,
  'never',
)

export const lateSections = [Coverage, EquipmentPlot, Storyboard, Delivery]

export function Page() {
  return (
    <>
      <Opening content={content} />
      <Coverage />
      <EquipmentPlot />
      <Storyboard />
      <Delivery />
    </>
  )
}
