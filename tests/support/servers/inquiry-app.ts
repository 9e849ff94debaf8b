import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll } from 'vitest'
import { defaultCompany } from '../../../src/content/company/company.ts'
import { type InquiryFormId, inquiryForms } from '../../../src/domain/inquiry/inquiry-forms.ts'
import type { SecurityEvent } from '../../../src/domain/security/security-events.ts'
import { createAltcha } from '../../../src/server/captcha/altcha.ts'
import { defaultCompanySettings } from '../../../src/server/company/company-settings.ts'
import { readSettings } from '../../../src/server/env.ts'
import type { AppTypes } from '../../../src/server/http/app-types.ts'
import {
  type InquiryServiceDeps,
  startInquiryService,
} from '../../../src/server/inquiries/start-inquiry-service.ts'
import { startJobs } from '../../../src/server/jobs/job-queue.ts'
import { createLog } from '../../../src/server/log.ts'
import type { MailMessage } from '../../../src/server/mail/mail-message.ts'
import { createWebhook } from '../../../src/server/webhooks/send-webhook.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { emptyTables } from './empty-tables.ts'
import { type SubmitOptions, solveCaptcha, submission } from './inquiry-submission.ts'

export const origin = 'http://site.test'
const company = defaultCompany
const address = { name: company.name, address: company.email }

type Overrides = Partial<Omit<InquiryServiceDeps, 'database'>> & { readonly database?: TestDatabase }

/** The inquiry functions with a fresh database; call it at the top of a file or of a `describe`. */
export async function createInquiryApp({ database: given, ...overrides }: Overrides = {}) {
  const database = given ?? (await createTestDatabase())
  const dataDir = overrides.dataDir ?? (await mkdtemp(join(tmpdir(), 'inquiries-test-')))
  const sent: MailMessage[] = []
  const events: SecurityEvent[] = []
  const logged: string[] = []
  const secret = 'a secret of the tests, long enough'
  const now = () => new Date()
  const log = createLog((line) => logged.push(line), now)
  const webhook = overrides.webhook ?? createWebhook(() => null)
  const jobs = await startJobs({ pool: database.pool, log })
  const deps: InquiryServiceDeps = {
    log,
    jobs,
    now,
    secret,
    dataDir,
    origin,
    origins: [origin],
    company,
    calendar: () => defaultCompanySettings(readSettings({})).calendar,
    from: address,
    owner: address,
    mail: {
      async send(message) {
        sent.push(message)
      },
      close: async () => undefined,
    },
    captcha: createAltcha({ secret, host: new URL(origin).host, now }),
    webhook,
    tellArrival: async () => undefined,
    webhookConfigured: () => overrides.webhook !== undefined,
    serviceKey: 'k'.repeat(32),
    clientAddress: (c) => c.req.header('X-Test-Address') ?? '192.0.2.1',
    userId: async () => null,
    authenticate: async () => ({ kind: 'refused', code: 'no_authorization' }),
    report: (event) => events.push(event),
    // A busy machine is not an outage; tests of outages set a shorter limit.
    patienceMs: 20_000,
    ...overrides,
    database,
  }
  const service = await startInquiryService(deps)
  const app = new Hono<AppTypes>()
  app.use((c, next) => {
    c.set('requestId', c.req.header('X-Request-Id') ?? 'request')
    return next()
  })
  service.addRoutes(app)
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= service.stop().then(() => jobs.stop())
    return stopped
  }
  afterAll(async () => {
    await stop()
    if (!overrides.dataDir) await rm(dataDir, { recursive: true, force: true })
  })

  async function post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    return app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  }

  return {
    sendHeldBack: service.sendHeldBack,
    forgetSpooled: service.forgetSpooled,
    take: service.take,
    app,
    database,
    dataDir,
    sent,
    events,
    logged,
    stop,
    post,
    solve: (action: string) => solveCaptcha(app, action),
    /** A captcha proof if the form requires one. */
    proofFor: async (form: InquiryFormId) =>
      inquiryForms[form].captchaRequired ? solveCaptcha(app, inquiryForms[form].captchaAction) : null,
    async rows<Row extends object = Record<string, unknown>>(sql: string): Promise<Row[]> {
      return (await database.pool.query<Row>(sql)).rows
    },
    async countInquiries(): Promise<number> {
      return (await database.pool.query('select from leads')).rowCount ?? 0
    },
    async clear(): Promise<void> {
      await emptyTables(database.pool, 'leads', 'rate_counters', 'spent_captchas', 'pgboss.job')
    },
    /** Sends a form the way its page does. */
    async submit(form: InquiryFormId, options: SubmitOptions = {}) {
      const { body, headers } = submission(form, options)
      return post(inquiryForms[form].endpoint, body, { ...headers, ...options.headers })
    },
  }
}
