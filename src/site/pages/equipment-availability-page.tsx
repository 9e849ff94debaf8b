import { equipmentAvailability } from '../../content/pages/equipment-availability.ts'
import { late } from '../sections/late.tsx'
import { Opening } from '../sections/opening.tsx'

export const content = equipmentAvailability

/** Loads at the first idle moment, not only when seen, because the board first asks about today. */
const Schedule = late(
  'schedule',
  async () => (await import('../sections/equipment-availability/schedule-section.tsx')).ScheduleSection,
  'when idle',
)
const Legend = late(
  'legend',
  async () => (await import('../sections/equipment-availability/legend-section.tsx')).LegendSection,
  'never',
)

export const lateSections = [Schedule, Legend]

export function Page() {
  return (
    <>
      <Opening content={content} size="brief" />
      <Schedule />
      <Legend />
    </>
  )
}
