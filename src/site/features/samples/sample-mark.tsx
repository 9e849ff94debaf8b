import { type Entry, sampleMark } from '../../../content/samples/published.ts'
import { Badge } from '../../../ui/text/badge.tsx'

/** Marks an entry as a sample, not a real quotation or project. */
export function SampleMark({ of }: { of: Entry }) {
  return of.sample ? <Badge tone="caution">{sampleMark}</Badge> : null
}
