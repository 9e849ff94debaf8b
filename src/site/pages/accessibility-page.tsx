import { accessibility } from '../../content/pages/accessibility.ts'
import { Opening } from '../sections/opening.tsx'

export const content = accessibility

export function Page() {
  return <Opening content={content} />
}
