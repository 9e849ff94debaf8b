import { legacy } from '../../content/pages/legacy.ts'
import { Opening } from '../sections/opening.tsx'

export const content = legacy

export function Page() {
  return <Opening content={content} />
}
