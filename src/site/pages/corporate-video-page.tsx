import { corporateVideo } from '../../content/pages/corporate-video.ts'
import { Opening } from '../sections/opening.tsx'

export const content = corporateVideo

export function Page() {
  return <Opening content={content} />
}
