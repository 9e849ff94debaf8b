import { Hono } from 'hono'
import * as limits from '../../domain/limits.ts'
import type { CompanySettings } from '../../domain/settings/company-settings.ts'
import type { WorkCalendar } from '../../domain/work-calendar.ts'
import { deskPath } from '../../routes.ts'
import type { StaffMails } from '../accounts/account-service.ts'
import { createRequireStaff } from '../accounts/staff/require-staff.ts'
import type { Authenticate } from '../accounts/tokens/authenticate.ts'
import type { Database } from '../database/connect.ts'
import { type App, type AppContext, type AppTypes, failure } from '../http/app-types.ts'
import { limitBody } from '../http/limit-body.ts'
import { originVerdict } from '../http/same-origin.ts'
import { openDeliveryQueue } from '../inquiries/delivery/delivery.ts'
import { removeForgottenTests } from '../inquiries/storage/remove-test-inquiries.ts'
import type { JobQueue, Jobs } from '../jobs/job-queue.ts'
import { repeat } from '../jobs/repeat.ts'
import type { Log } from '../log.ts'
import type { WebhookTerms } from '../webhooks/send-webhook.ts'
import { createAuthorize } from './authorize.ts'
import type { ForgetSpooled } from './contacts/erase-person.ts'
import { createDeskApi } from './desk-api.ts'
import type { HealthDeps } from './health/read-health.ts'
import { startHealth } from './health/start-health.ts'
import type { TestInquiryDeps } from './health/test-inquiry.ts'
import type { SendHeldBack } from './inquiries/release-held.ts'
import { startLiveChanges } from './live-changes.ts'
import { type DeskMailDeps, deliverDeskMail } from './notifications/deliver-desk-mail.ts'
import type { DeskMailJob } from './notifications/desk-mail-job.ts'
import { escalate } from './notifications/escalate.ts'
import { createTellStaff, tellArrival } from './notifications/tell-staff.ts'
import { isAttachmentPart } from './replies/attachments-api.ts'
import { deliverReply, openReplyQueue, type ReplyDeps } from './replies/deliver-reply.ts'

type DeskServiceDeps = Omit<ReplyDeps & DeskMailDeps, 'pool'> & {
  readonly jobs: Jobs
  readonly deskMails: JobQueue<DeskMailJob>
  readonly database: Pick<Database, 'pool' | 'listen'>
  readonly log: Log
  readonly origins: readonly string[]
  readonly authenticate: Authenticate
  readonly sendHeldBack: SendHeldBack
  readonly forgetSpooled: ForgetSpooled
  readonly staffMails: StaffMails | null
  readonly settingsDefaults: CompanySettings
  readonly webhookTerms: WebhookTerms
  readonly calendar: () => WorkCalendar
  readonly clientAddress: (c: AppContext) => string
  /** The things that Health looks at, beside those that the desk has anyway. */
  readonly health: Pick<HealthDeps, 'dataDir' | 'mail' | 'webhook' | 'now'> & Pick<TestInquiryDeps, 'take'>
}

/** The staff's half of the server. */
export async function startDesk(deps: DeskServiceDeps) {
  const { database, log, origins, authenticate } = deps
  const live = await startLiveChanges(database)
  const health = startHealth({ ...deps.health, jobs: deps.jobs, pool: database.pool, live })
  const authorize = createAuthorize(createRequireStaff(authenticate))
  const replies = await openReplyQueue(deps.jobs)
  const deliveries = await openDeliveryQueue(deps.jobs)
  await replies.work((job, attempt) => deliverReply({ ...deps, pool: database.pool }, job, attempt))
  await deps.deskMails.work((job) => deliverDeskMail({ ...deps, pool: database.pool }, job))
  const jobText = deps.deskMails.insertText
  const sweep = (everyMs: number, work: () => Promise<void>) =>
    repeat(everyMs, () =>
      work().catch((error: unknown) =>
        log.error('sweep_failed', { reason: error instanceof Error ? error.message : 'unknown' }),
      ),
    )
  const { escalation, testInquiry } = limits.desk
  const stopEscalating = sweep(escalation.everyMs, () => escalate({ ...deps, pool: database.pool, jobText }))
  // A server that comes back soon after it was killed finds a test that is too young, and looks again.
  const stopRemovingTests = sweep(testInquiry.forgottenMs, () => removeForgottenTests(database.pool))
  return {
    addRoutes(app: App): void {
      const desk = new Hono<AppTypes>()
      desk.use(`${deskPath}/*`, async (c, next) => {
        const headers = { origin: c.req.header('Origin'), fetchSite: c.req.header('Sec-Fetch-Site') }
        if (c.req.method !== 'GET' && originVerdict(headers, origins) === 'foreign') {
          return c.json(failure('forbidden', 'This call is taken from this site only.'), 403)
        }
        return next()
      })
      const tooLarge = (c: AppContext) => c.json(failure('too_large', 'This is too much.'), 413)
      const plainBody = limitBody(limits.desk.bodyBytes, tooLarge)
      const partOfFile = limitBody(limits.desk.attachmentPartBytes, tooLarge)
      desk.use(`${deskPath}/*`, (c, next) =>
        isAttachmentPart(c.req.path) ? partOfFile(c, next) : plainBody(c, next),
      )
      desk.route(
        deskPath,
        createDeskApi({
          ...deps,
          pool: database.pool,
          authorize,
          replyJobText: replies.insertText,
          queues: { deliveries, replies },
          tellStaff: createTellStaff(jobText),
          tellArrival: (db, inquiryId) => tellArrival(db, jobText, inquiryId),
          live,
          health,
        }),
      )
      app.route('/', desk)
    },
    letGo: live.letGo,
    async stop() {
      await stopEscalating()
      await stopRemovingTests()
      await health.stop()
      await live.stop()
    },
  }
}
