import { eventProduction } from '../../content/pages/event-production.ts'
import { Opening } from '../sections/opening.tsx'

export const content = eventProduction

export function Page() {
  return <Opening content={content} />
}
