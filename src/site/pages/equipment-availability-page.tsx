import { equipmentAvailability } from '../../content/pages/equipment-availability.ts'
import { Opening } from '../sections/opening.tsx'

export const content = equipmentAvailability

export function Page() {
  return <Opening content={content} />
}
