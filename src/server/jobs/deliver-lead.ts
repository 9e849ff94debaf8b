import type { Pool } from 'pg'
import type { Company } from '../../content/company.ts'
import * as limits from '../../domain/limits.ts'
import { pagePaths } from '../../routes.ts'
import { countAttempts } from '../database/count-attempts.ts'
import { identifyLead } from '../leads/lead-identity.ts'
import { type KeptLead, readLead } from '../leads/read-lead.ts'
import type { Log } from '../log.ts'
import { composeOwnerNotification } from '../mail/compose-owner-notification.ts'
import { composeVisitorConfirmation } from '../mail/compose-visitor-confirmation.ts'
import { type MailAddress, type MailTransport, mailboxOf } from '../mail/mail-message.ts'
import type { SendWebhook } from '../webhooks/send-webhook.ts'
import type { DeliveryJob } from './delivery.ts'
import type { Attempt } from './job-queue.ts'

export type DeliverDeps = {
  readonly pool: Pool
  readonly log: Log
  readonly now: () => Date
  readonly secret: string
  readonly origin: string
  readonly company: Company
  readonly from: MailAddress
  readonly owner: MailAddress
  readonly mail: MailTransport
  readonly webhook: SendWebhook
  readonly onMailFailure: (lead: KeptLead, reason: string) => void
}

/** One delivery of one enquiry. A throw means: try again later. */
export async function deliverLead(deps: DeliverDeps, job: DeliveryJob, attempt: Attempt): Promise<void> {
  if (job.alreadySent) return
  const lead = await readLead(deps.pool, job.leadId)
  // Deleted meanwhile, as an owner may: there is nothing left to deliver.
  if (!lead) return
  try {
    await deliver(deps, lead, job, attempt)
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    if (attempt.first && job.channel !== 'webhook') deps.onMailFailure(lead, reason)
    if (attempt.last) deps.log.error('undelivered', { reference: lead.reference, channel: job.channel })
    throw error
  }
}

async function deliver(
  deps: DeliverDeps,
  lead: KeptLead,
  job: DeliveryJob,
  { first }: Attempt,
): Promise<void> {
  const { company, origin, from } = deps
  switch (job.channel) {
    case 'owner':
      return deps.mail.send(composeOwnerNotification({ lead, company, origin, from, to: deps.owner }))
    case 'visitor':
      if (first && (await tooManyConfirmations(deps, lead))) return
      return deps.mail.send(
        composeVisitorConfirmation({ lead, company, origin, from, statusUrl: statusUrl(deps, lead) }),
      )
    case 'webhook':
      return deps.webhook({
        id: `lead-${lead.reference.toLowerCase()}`,
        event: 'lead.created',
        timestamp: deps.now(),
        payload: webhookPayload(lead),
      })
  }
}

function statusUrl({ origin, secret }: DeliverDeps, lead: KeptLead): string {
  return `${origin}${pagePaths.enquiry}/${identifyLead(secret, lead.idempotencyKey).statusToken}`
}

/** An address that strangers keep typing into forms is spared. */
async function tooManyConfirmations(deps: DeliverDeps, lead: KeptLead): Promise<boolean> {
  const what = `confirmation ${mailboxOf(lead.fields.email ?? '')}`
  return (await countAttempts(deps, [{ what, ...limits.intake.confirmations }])) !== null
}

function webhookPayload(lead: KeptLead) {
  const { reference, form, receivedAt, replyBy, userId, verified, timeZone, fields } = lead
  return {
    reference,
    form,
    receivedAt: receivedAt.toISOString(),
    replyBy: replyBy?.toISOString() ?? null,
    userId,
    verified,
    timeZone,
    fields,
  }
}
