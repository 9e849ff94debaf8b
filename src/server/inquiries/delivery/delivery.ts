import type { NewInquiry } from '../storage/new-inquiry.ts'

/** The ways an inquiry leaves the house. */
export type Channel = 'owner' | 'visitor' | 'webhook'

export type DeliveryJob = {
  readonly leadId: string
  readonly channel: Channel
  /** The owner has this mail already; the job records that it is done. */
  readonly alreadySent: boolean
}

/** Possible spam goes to the owner alone: nothing is sent on to an address that a stranger typed. */
export function channelsOf(inquiry: NewInquiry, webhookConfigured: boolean): Channel[] {
  if (inquiry.spamReasons.length > 0) return ['owner']
  const channels: Channel[] = ['owner']
  if (inquiry.replyBy !== null) channels.push('visitor')
  if (webhookConfigured) channels.push('webhook')
  return channels
}
