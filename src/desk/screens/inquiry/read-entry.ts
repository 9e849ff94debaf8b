import * as z from 'zod/mini'
import { type DeliveryChannel, deliveryChannels } from '../../../domain/desk/deliveries.ts'
import type { TimelineEntry } from '../../calls/desk-calls.ts'

/** Kinds that say everything by themselves. */
const plainKinds = ['received', 'released', 'joined', 'parted', 'erased'] as const
type PlainKind = (typeof plainKinds)[number]

/** An entry of the timeline with what its kind holds; kinds of a newer server are shown by their name. */
export type ReadEntry =
  | { readonly kind: PlainKind }
  | { readonly kind: 'note'; readonly text: string }
  | {
      readonly kind: 'status'
      readonly from: string
      readonly to: string
      readonly lostReason?: string | undefined
    }
  | { readonly kind: 'assigned'; readonly to: string | null }
  | { readonly kind: 'reply'; readonly replyId: string; readonly subject: string }
  | { readonly kind: 'sent_again'; readonly channel: DeliveryChannel }
  | { readonly kind: 'other'; readonly name: string }

const note = z.object({ text: z.string() })
const status = z.object({ from: z.string(), to: z.string(), lostReason: z.optional(z.string()) })
const reply = z.object({ replyId: z.string(), subject: z.string() })
const sentAgain = z.object({ channel: z.enum(deliveryChannels) })
const assigned = z.object({ to: z.nullable(z.string()) })

export function readEntry({ kind, detail }: Pick<TimelineEntry, 'kind' | 'detail'>): ReadEntry {
  const other: ReadEntry = { kind: 'other', name: kind }
  const plain = plainKinds.find((each) => each === kind)
  if (plain) return { kind: plain }
  switch (kind) {
    case 'note': {
      const { data } = note.safeParse(detail)
      return data ? { kind, ...data } : other
    }
    case 'status': {
      const { data } = status.safeParse(detail)
      return data ? { kind, ...data } : other
    }
    case 'reply': {
      const { data } = reply.safeParse(detail)
      return data ? { kind, ...data } : other
    }
    case 'sent_again': {
      const { data } = sentAgain.safeParse(detail)
      return data ? { kind, ...data } : other
    }
    case 'assigned': {
      const { data } = assigned.safeParse(detail)
      return data ? { kind, ...data } : other
    }
    default:
      return other
  }
}
