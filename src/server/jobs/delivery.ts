import type { NewLead } from '../leads/new-lead.ts'

/** The ways an enquiry leaves the house. */
export type Channel = 'owner' | 'visitor' | 'webhook'

export type DeliveryJob = {
  readonly leadId: string
  readonly channel: Channel
  /** The owner has this mail already; the job records that it is done. */
  readonly alreadySent: boolean
}

/** Possible spam goes to the owner alone: nothing is sent on to an address that a stranger typed. */
export function channelsOf(lead: NewLead, webhookConfigured: boolean): Channel[] {
  if (lead.spamReasons.length > 0) return ['owner']
  const channels: Channel[] = ['owner']
  if (lead.replyBy !== null) channels.push('visitor')
  if (webhookConfigured) channels.push('webhook')
  return channels
}
