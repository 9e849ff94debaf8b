import type { SendHeldBack } from '../../desk/inquiries/release-held.ts'
import type { JobQueue, Jobs } from '../../jobs/job-queue.ts'
import { deliveryJobId } from '../storage/inquiry-identity.ts'
import type { JobInsert } from '../storage/inquiry-store.ts'
import type { NewInquiry } from '../storage/new-inquiry.ts'

/** The ways an inquiry is delivered. */
export const channels = ['owner', 'visitor', 'webhook'] as const
export type Channel = (typeof channels)[number]

export type DeliveryJob = {
  readonly leadId: string
  readonly channel: Channel
  /** The owner already has this mail; the job only records that it is done. */
  readonly alreadySent: boolean
  /** Staff asked for it, so the limits that stop strangers do not apply. */
  readonly again?: boolean
  /** The request that the inquiry came with; absent in jobs of earlier versions and in those of staff. */
  readonly request?: string
}

export function openDeliveryQueue(jobs: Jobs): Promise<JobQueue<DeliveryJob>> {
  return jobs.openQueue('deliveries')
}

/** The part that adds the delivery jobs to the statement that stores an inquiry. */
export function deliveryInsert(
  { insertText }: Pick<JobQueue<DeliveryJob>, 'insertText'>,
  webhookConfigured: () => boolean,
): JobInsert {
  return {
    text: insertText,
    jobsOf: (inquiry, mailed) =>
      channelsOf(inquiry, webhookConfigured()).map((channel) => ({
        id: deliveryJobId(inquiry.reference, channel),
        data: {
          channel,
          alreadySent: mailed && channel === 'owner',
          request: inquiry.requestId,
        } satisfies Omit<DeliveryJob, 'leadId'>,
      })),
  }
}

/** Adds what possible spam did not get: the deliveries to others than the owner. */
export function createSendHeldBack(
  { insertText }: Pick<JobQueue<DeliveryJob>, 'insertText'>,
  webhookConfigured: () => boolean,
): SendHeldBack {
  return async (db, leadId) => {
    const { rows } = await db.query<{ reference: string; reply_by: Date | null }>(
      // The addresses of sample inquiries are nobody's.
      'select reference, reply_by from leads where id = $1 and not sample',
      [leadId],
    )
    const [inquiry] = rows
    if (!inquiry) return
    const channels: Channel[] = []
    if (inquiry.reply_by !== null) channels.push('visitor')
    if (webhookConfigured()) channels.push('webhook')
    const jobs = channels.map((channel) => ({
      id: deliveryJobId(inquiry.reference, channel),
      data: { leadId, channel, alreadySent: false, again: true } satisfies DeliveryJob,
    }))
    await db.query(insertText, [JSON.stringify(jobs)])
  }
}

/** Possible spam goes to the owner alone: nothing is sent to an address that a stranger typed. */
function channelsOf(inquiry: NewInquiry, webhookConfigured: boolean): Channel[] {
  if (inquiry.spamReasons.length > 0) return ['owner']
  const channels: Channel[] = ['owner']
  if (inquiry.replyBy !== null) channels.push('visitor')
  if (webhookConfigured) channels.push('webhook')
  return channels
}
