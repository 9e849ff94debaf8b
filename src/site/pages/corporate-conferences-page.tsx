import { corporateConferences } from '../../content/pages/corporate-conferences.ts'
import { Opening } from '../sections/opening.tsx'

export const content = corporateConferences

export function Page() {
  return <Opening content={content} />
}
