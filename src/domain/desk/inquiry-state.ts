/** The states of an inquiry at the desk, in the order in which most pass through them. */
export const inquiryStates = ['new', 'contacted', 'qualified', 'won', 'lost', 'spam'] as const
export type InquiryState = (typeof inquiryStates)[number]

/** Inquiries in these states still need somebody. */
export const openStates = ['new', 'contacted', 'qualified'] as const satisfies readonly InquiryState[]

export function isOpen(state: string): boolean {
  return openStates.some((open) => open === state)
}

export const lostReasons = ['budget', 'date', 'other-company', 'no-answer', 'not-our-work', 'other'] as const
export type LostReason = (typeof lostReasons)[number]

/** The states on the visitor's status page: fewer, and none that judges them. */
export type VisitorState = 'received' | 'in_progress' | 'answered' | 'closed'

const shown: Readonly<Record<InquiryState, VisitorState>> = {
  new: 'received',
  contacted: 'answered',
  qualified: 'in_progress',
  won: 'closed',
  lost: 'closed',
  // A sender of spam learns nothing, and somebody taken for one by mistake is still waiting.
  spam: 'received',
}

export function visitorState(state: string): VisitorState {
  const known = inquiryStates.find((each) => each === state)
  return known ? shown[known] : 'received'
}

/** The lists of the inbox. */
export const inboxViews = ['open', 'mine', 'unassigned', 'overdue', 'won', 'lost', 'held', 'all'] as const
export type InboxView = (typeof inboxViews)[number]

/** The ones whose number says that somebody has work to do. */
export const countedViews = [
  'open',
  'mine',
  'unassigned',
  'overdue',
  'held',
] as const satisfies readonly InboxView[]
export type CountedView = (typeof countedViews)[number]
