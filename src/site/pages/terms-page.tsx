import { terms } from '../../content/pages/terms.ts'
import { Opening } from '../sections/opening.tsx'

export const content = terms

export function Page() {
  return <Opening content={content} />
}
