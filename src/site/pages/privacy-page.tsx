import { privacy } from '../../content/pages/privacy.ts'
import { Opening } from '../sections/opening.tsx'

export const content = privacy

export function Page() {
  return <Opening content={content} />
}
