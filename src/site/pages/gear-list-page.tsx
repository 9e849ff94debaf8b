import { gearList } from '../../content/pages/gear-list.ts'
import { late } from '../sections/late.tsx'
import { Opening } from '../sections/opening.tsx'

export const content = gearList

const Kits = late('kits', async () => (await import('../sections/gear-list/kits-section.tsx')).KitsSection)

export const lateSections = [Kits]

export function Page() {
  return (
    <>
      <Opening content={content} contact />
      <Kits />
    </>
  )
}
