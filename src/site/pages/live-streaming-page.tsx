import { liveStreaming } from '../../content/pages/live-streaming.ts'
import { Opening } from '../sections/opening.tsx'

export const content = liveStreaming

export function Page() {
  return <Opening content={content} />
}
