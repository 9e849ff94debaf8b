import { type Entry, sampleMark } from '../../../content/samples/published.ts'
import { Badge } from '../../../ui/text/badge.tsx'

/** Says of an entry that nobody said or made it. */
export function SampleMark({ of }: { of: Entry }) {
  return of.sample ? <Badge tone="caution">{sampleMark}</Badge> : null
}
