import { equipmentList } from '../../content/pages/equipment-list.ts'
import { inventoryParameters } from '../../domain/equipment/address-parameters.ts'
import { late } from '../sections/late.tsx'
import { Opening } from '../sections/opening.tsx'

export const content = equipmentList

const List = late(
  'equipment-list',
  async () => (await import('../sections/equipment-list/equipment-list-section.tsx')).EquipmentListSection,
  'when seen',
  inventoryParameters,
)

export const lateSections = [List]

export function Page() {
  return (
    <>
      <Opening content={content} size="brief" />
      <List />
    </>
  )
}
