import type { InquiryState, LostReason } from '../../domain/desk/inquiry-state.ts'

/** A change of one inquiry that can be taken back by making the opposite one. */
export type Change =
  | {
      readonly kind: 'status'
      readonly reference: string
      readonly from: InquiryState
      readonly to: InquiryState
      readonly lostReason?: LostReason | undefined
      /** The reason that goes with `from`, for the way back. */
      readonly lostReasonBefore?: LostReason | undefined
    }
  | {
      readonly kind: 'assignee'
      readonly reference: string
      readonly from: string | null
      readonly to: string | null
    }

export function opposite(change: Change): Change {
  if (change.kind === 'assignee') return { ...change, from: change.to, to: change.from }
  const { lostReason, lostReasonBefore } = change
  return {
    ...change,
    from: change.to,
    to: change.from,
    lostReason: lostReasonBefore,
    lostReasonBefore: lostReason,
  }
}
