import { vendorCoordination } from '../../content/pages/vendor-coordination.ts'
import { Opening } from '../sections/opening.tsx'

export const content = vendorCoordination

export function Page() {
  return <Opening content={content} />
}
