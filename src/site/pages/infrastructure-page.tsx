import { infrastructure } from '../../content/pages/infrastructure.ts'
import { Opening } from '../sections/opening.tsx'

export const content = infrastructure

export function Page() {
  return <Opening content={content} />
}
