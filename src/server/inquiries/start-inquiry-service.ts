import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Company } from '../../content/company/company.ts'
import type { InquiryFormId } from '../../domain/inquiry/inquiry-forms.ts'
import type { InquiryView } from '../../domain/inquiry/inquiry-view.ts'
import * as limits from '../../domain/limits.ts'
import type { SecurityEvent } from '../../domain/security/security-events.ts'
import type { WorkCalendar } from '../../domain/work-calendar.ts'
import type { Authenticate } from '../accounts/tokens/authenticate.ts'
import type { Captcha } from '../captcha/captcha.ts'
import type { Database } from '../database/connect.ts'
import type { ForgetSpooled } from '../desk/contacts/erase-person.ts'
import type { SendHeldBack } from '../desk/inquiries/release-held.ts'
import type { App, AppContext } from '../http/app-types.ts'
import type { Jobs } from '../jobs/job-queue.ts'
import { repeat } from '../jobs/repeat.ts'
import type { Log } from '../log.ts'
import type { MailAddress, MailTransport } from '../mail/mail-message.ts'
import { openMailQueue } from '../mail/send-mail-job.ts'
import type { SendWebhook } from '../webhooks/send-webhook.ts'
import { composeOwnerNotification } from './delivery/compose-owner-notification.ts'
import { type DeliverDeps, deliverInquiry } from './delivery/deliver-inquiry.ts'
import { createSendHeldBack, deliveryInsert, openDeliveryQueue } from './delivery/delivery.ts'
import { addInquiryRoutes } from './inquiry-routes.ts'
import { createPatientStore } from './intake/patient-store.ts'
import type { PostedForm } from './intake/read-posted-form.ts'
import { createSpool } from './intake/spool.ts'
import { createSpoolIntake } from './intake/spool-intake.ts'
import { type IntakeOutcome, type Sender, takeInquiry } from './intake/take-inquiry.ts'
import { readInquiryStatus } from './read-inquiry-status.ts'
import { readOwnInquiries } from './read-own-inquiries.ts'
import { createInquiryStore } from './storage/inquiry-store.ts'
import type { NewInquiry } from './storage/new-inquiry.ts'

export type InquiryServiceDeps = {
  readonly database: Pick<Database, 'pool'>
  readonly log: Log
  readonly now: () => Date
  readonly secret: string
  readonly dataDir: string
  /** Public scheme and host, for links in mails. */
  readonly origin: string
  /** The origins whose pages may send us forms. */
  readonly origins: readonly string[]
  readonly company: Company
  readonly calendar: () => WorkCalendar
  readonly from: MailAddress
  readonly owner: MailAddress
  readonly mail: MailTransport
  readonly captcha: Captcha
  readonly webhook: SendWebhook
  readonly webhookConfigured: () => boolean
  /** Mails staff who want to hear of every inquiry; doing it again changes nothing. */
  readonly tellArrival: (inquiryId: string) => Promise<void>
  /** Shared with the accounts; the caller that started it also stops it. */
  readonly jobs: Jobs
  readonly serviceKey: string | null
  readonly clientAddress: (c: AppContext) => string
  readonly userId: (c: AppContext) => Promise<string | null>
  readonly authenticate: Authenticate
  /** Writes to the security log; called without a request for events that the server notices by itself. */
  readonly report: (event: SecurityEvent, c?: AppContext) => void
  /** Called for each inquiry with how it went. */
  readonly onOutcome?: (form: InquiryFormId, outcome: IntakeOutcome['kind']) => void
  /** How long the database may take before an inquiry goes to the spool. */
  readonly patienceMs: number
}

export type InquiryService = {
  /** For an inquiry that staff took out of the held ones. */
  readonly sendHeldBack: SendHeldBack
  /** For a person who was erased. */
  readonly forgetSpooled: ForgetSpooled
  /** The way of every inquiry, no matter who sends it. */
  readonly take: (posted: PostedForm, sender: Sender) => Promise<IntakeOutcome>
  addRoutes(app: App): void
  stop(): Promise<void>
}

/** Connects the intake, its jobs and the spool, and starts the background work. */
export async function startInquiryService(deps: InquiryServiceDeps): Promise<InquiryService> {
  const { log, now, origin, company, from, report, jobs } = deps
  const { pool } = deps.database
  const deliveries = await openDeliveryQueue(jobs)
  const mails = await openMailQueue(jobs)
  const jobInsert = deliveryInsert(deliveries, deps.webhookConfigured)
  const store = createPatientStore(createInquiryStore(pool, jobInsert), deps)
  const delivery: DeliverDeps = {
    ...deps,
    pool,
    onMailFailure: ({ form }, reason) => report({ type: 'email_send_failed', form, reason }),
  }
  const files = createSpool(join(deps.dataDir, 'spool'))
  const spool = createSpoolIntake({
    spool: files,
    store,
    async mailOwner(inquiry) {
      await deps.mail.send(
        composeOwnerNotification({
          inquiry: viewOf(inquiry),
          company,
          timeZone: deps.calendar().timeZone,
          origin,
          from,
          to: deps.owner,
        }),
      )
    },
    log,
    onFailure(type, { form, requestId: request }, reason) {
      log.error(type, { request, form, reason })
      report({ type, form, reason })
    },
  })
  await deliveries.work((job, attempt) => deliverInquiry(delivery, job, attempt))
  await mails.work(async ({ to, subject, html, messageId }) => {
    await deps.mail.send({
      messageId,
      from,
      to: { name: '', address: to },
      subject,
      html,
      text: plainText(html),
      date: now(),
    })
  })
  const stopReplay = repeat(limits.intake.replayEveryMs, async () => {
    await spool.replay().catch((error: Error) => log.error('replay_failed', { reason: error.message }))
  })

  const take: InquiryService['take'] = async (posted, sender) => {
    const outcome = await takeInquiry({ ...deps, store, spool }, posted, sender)
    if (!sender.test) deps.onOutcome?.(posted.form, outcome.kind)
    return outcome
  }

  return {
    take,
    sendHeldBack: createSendHeldBack(deliveries, deps.webhookConfigured),
    forgetSpooled: (addresses) => files.forget(addresses),
    addRoutes: (app) =>
      addInquiryRoutes(app, {
        ...deps,
        secure: origin.startsWith('https:'),
        take,
        challenge: (action) => deps.captcha.challenge(action),
        readStatus: (token) => readInquiryStatus(pool, token),
        readOwn: (account, before) => readOwnInquiries(pool, account, before),
        sendMail: (mail) =>
          mails.add({ ...mail, messageId: `<${randomUUID()}@${new URL(origin).hostname}>` }),
        newCsrfToken: () => randomBytes(32).toString('hex'),
        report: (c, event) => report(event, c),
      }),
    stop: stopReplay,
  }
}

/** The text of the HTML, for mail programs that do not show HTML. */
function plainText(html: string): string {
  return html
    .replace(/<(style|head)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<\/(p|div|h\d|li|tr)>|<br\s*\/?>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/\n\s*\n\s*\n+/g, '\n\n')
    .trim()
}

function viewOf({ receivedAt, replyBy, ...inquiry }: NewInquiry): InquiryView {
  return {
    ...inquiry,
    id: '',
    receivedAt: new Date(receivedAt),
    replyBy: replyBy === null ? null : new Date(replyBy),
  }
}
