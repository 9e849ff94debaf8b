import { magroseSupport } from '../../content/pages/magrose-support.ts'
import { Opening } from '../sections/opening.tsx'

export const content = magroseSupport

export function Page() {
  return <Opening content={content} />
}
