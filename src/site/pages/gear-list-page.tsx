import { gearList } from '../../content/pages/gear-list.ts'
import { Opening } from '../sections/opening.tsx'

export const content = gearList

export function Page() {
  return <Opening content={content} />
}
