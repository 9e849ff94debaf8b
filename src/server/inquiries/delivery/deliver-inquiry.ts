import type { Pool } from 'pg'
import type { Company } from '../../../content/company/company.ts'
import { deliveryWords } from '../../../content/desk/deliveries.ts'
import * as limits from '../../../domain/limits.ts'
import type { WorkCalendar } from '../../../domain/work-calendar.ts'
import { pagePaths } from '../../../routes.ts'
import { countAttempts } from '../../database/count-attempts.ts'
import { recordAttempt } from '../../deliveries/record-attempt.ts'
import { type Attempt, isHopeless, UnknownJob } from '../../jobs/job-queue.ts'
import type { Log } from '../../log.ts'
import { type MailAddress, type MailTransport, mailboxOf } from '../../mail/mail-message.ts'
import type { SendWebhook } from '../../webhooks/send-webhook.ts'
import { identifyInquiry } from '../storage/inquiry-identity.ts'
import { type KeptInquiry, readInquiry } from '../storage/read-inquiry.ts'
import { composeOwnerNotification } from './compose-owner-notification.ts'
import { composeVisitorConfirmation } from './compose-visitor-confirmation.ts'
import { channels, type DeliveryJob } from './delivery.ts'

export type DeliverDeps = {
  readonly pool: Pool
  readonly log: Log
  readonly now: () => Date
  readonly secret: string
  readonly origin: string
  readonly company: Company
  readonly calendar: () => WorkCalendar
  readonly from: MailAddress
  readonly owner: MailAddress
  readonly mail: MailTransport
  readonly webhook: SendWebhook
  readonly tellArrival: (inquiryId: string) => Promise<void>
  readonly onMailFailure: (inquiry: KeptInquiry, reason: string) => void
}

/** Delivers one inquiry through one channel and notes how it went. Throws when it should be tried again later. */
export async function deliverInquiry(deps: DeliverDeps, job: DeliveryJob, attempt: Attempt): Promise<void> {
  if (!channels.includes(job.channel)) throw new UnknownJob(job.channel)
  const inquiry = await readInquiry(deps.pool, job.leadId)
  // The owner may have deleted or erased the inquiry in the meantime: nothing is left to deliver.
  if (!inquiry || inquiry.erasedAt) return
  if (job.channel === 'owner' && !inquiry.test) await deps.tellArrival(job.leadId)
  const logged = { request: job.request ?? null, reference: inquiry.reference, channel: job.channel }
  try {
    await recordAttempt(deps.pool, { inquiryId: inquiry.id, channel: job.channel }, attempt, async () => {
      if (job.alreadySent) return { state: 'sent' }
      if (await isWithheld(deps, inquiry, job, attempt))
        return { state: 'withheld', answer: deliveryWords.withheld }
      return { state: 'sent', answer: await deliver(deps, inquiry, job.channel) }
    })
    deps.log.info('delivery', logged)
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    if (attempt.first && job.channel !== 'webhook') deps.onMailFailure(inquiry, reason)
    if (attempt.last || isHopeless(error)) deps.log.error('undelivered', logged)
    // The reason stands at the inquiry; it can repeat a visitor's address, which has no place in the log.
    else deps.log.warn('delivery_delayed', logged)
    throw error
  }
}

async function deliver(
  deps: DeliverDeps,
  inquiry: KeptInquiry,
  channel: DeliveryJob['channel'],
): Promise<string | undefined> {
  const { company, origin, from } = deps
  const { timeZone } = deps.calendar()
  switch (channel) {
    case 'owner':
      return deps.mail.send(
        composeOwnerNotification({
          inquiry,
          company,
          timeZone,
          origin,
          from,
          to: deps.owner,
        }),
      )
    case 'visitor':
      return deps.mail.send(
        composeVisitorConfirmation({
          inquiry,
          company,
          timeZone,
          origin,
          from,
          statusUrl: statusUrl(deps, inquiry),
        }),
      )
    case 'webhook':
      return deps.webhook({
        id: `lead-${inquiry.reference.toLowerCase()}`,
        event: 'lead.created',
        timestamp: deps.now(),
        payload: webhookPayload(inquiry),
      })
  }
}

function statusUrl({ origin, secret }: DeliverDeps, inquiry: KeptInquiry): string {
  return `${origin}${pagePaths.inquiry}/${identifyInquiry(secret, inquiry.idempotencyKey).statusToken}`
}

/** Limits the confirmations to one mailbox, since strangers can enter any address. */
async function isWithheld(
  deps: DeliverDeps,
  inquiry: KeptInquiry,
  { channel, again = false }: DeliveryJob,
  { first }: Attempt,
): Promise<boolean> {
  if (channel !== 'visitor' || !first || again || inquiry.test) return false
  const what = `confirmation ${mailboxOf(inquiry.fields.email ?? '')}`
  return (await countAttempts(deps, [{ what, ...limits.intake.confirmations }])) !== null
}

function webhookPayload(inquiry: KeptInquiry) {
  const { reference, form, receivedAt, replyBy, userId, verified, timeZone, fields } = inquiry
  return {
    reference,
    form,
    receivedAt: receivedAt.toISOString(),
    replyBy: replyBy?.toISOString() ?? null,
    userId,
    verified,
    timeZone,
    fields,
    ...(inquiry.test && { test: true }),
  }
}
