import { Hono } from 'hono'
import { afterAll, expect, vi } from 'vitest'
import type { AccountMailKind } from '../../../src/content/account/account-mails.ts'
import { defaultCompany } from '../../../src/content/company/company.ts'
import type { Role } from '../../../src/domain/desk/roles.ts'
import * as limits from '../../../src/domain/limits.ts'
import type { SecurityEvent } from '../../../src/domain/security/security-events.ts'
import { openAccountMailQueue } from '../../../src/server/accounts/links/account-mail-job.ts'
import { hashPassword } from '../../../src/server/accounts/sign-in/password-hash.ts'
import {
  type AccountServiceDeps,
  startAccountService,
} from '../../../src/server/accounts/start-account-service.ts'
import { createAltcha } from '../../../src/server/captcha/altcha.ts'
import type { AppTypes } from '../../../src/server/http/app-types.ts'
import { exportInquiries } from '../../../src/server/inquiries/export-inquiries.ts'
import { startJobs } from '../../../src/server/jobs/job-queue.ts'
import { createLog } from '../../../src/server/log.ts'
import type { MailMessage } from '../../../src/server/mail/mail-message.ts'
import { openAccountBrowser } from './account-browser.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { emptyTables } from './empty-tables.ts'
import { solveCaptcha } from './inquiry-submission.ts'

export const origin = 'http://site.test'
export const password = 'tripod and cable'
const company = defaultCompany

type Overrides = Partial<Omit<AccountServiceDeps, 'database' | 'jobs'>> & { readonly database?: TestDatabase }

/** The account service with a fresh database; call it at the top of a file or of a `describe`. */
export async function createAccountApp({ database: given, ...overrides }: Overrides = {}) {
  const database = given ?? (await createTestDatabase())
  const sent: MailMessage[] = []
  const events: { readonly event: SecurityEvent; readonly userId: string | undefined }[] = []
  const logged: string[] = []
  const now = () => new Date()
  const secret = 'a secret of the tests, long enough'
  const captcha = createAltcha({ secret, host: new URL(origin).host, now })
  const log = createLog((line) => logged.push(line), now)
  const jobs = await startJobs({ pool: database.pool, log })
  const service = await startAccountService({
    log,
    now,
    secret,
    origin,
    origins: [origin],
    company,
    from: { name: company.name, address: company.email },
    mail: {
      async send(message) {
        sent.push(message)
      },
      close: async () => undefined,
    },
    captcha,
    mailsPerHour: limits.account.mails.perServer,
    readInquiries: (owner) => exportInquiries(database.pool, owner),
    clientAddress: (c) => c.req.header('X-Test-Address') ?? '192.0.2.1',
    report: (event, _c, userId) => events.push({ event, userId }),
    ...overrides,
    database,
    jobs,
  })
  const app = new Hono<AppTypes>()
  service.addRoutes(app)
  let stopped: Promise<void> | undefined
  const stopJobs = () => {
    stopped ??= jobs.stop()
    return stopped
  }
  afterAll(async () => {
    await service.stop()
    await stopJobs()
  })

  let passwordHash: Promise<string> | undefined
  let people = 0
  let browsers = 0

  function browser() {
    browsers += 1
    const address = `198.51.${Math.floor(browsers / 250)}.${(browsers % 250) + 1}`
    const send = (path: string, init: RequestInit) => app.request(path, init)
    return openAccountBrowser({ origin, address: { 'X-Test-Address': address }, send })
  }

  /** The newest mail of that kind to that address, once it has been sent. */
  async function mailTo(email: string, kind: AccountMailKind, count = 1): Promise<MailMessage> {
    const found = () =>
      sent.filter(({ to, messageId }) => to.address === email && messageId.startsWith(`<account-${kind}.`))
    await vi.waitFor(() => expect(found().length).toBeGreaterThanOrEqual(count), {
      interval: 20,
      timeout: 20_000,
    })
    const mail = found().at(-1)
    if (!mail) throw new Error('There is no such mail')
    return mail
  }

  function tokenIn(mail: MailMessage): string {
    return new URLSearchParams(/\/auth#(\S+)/.exec(mail.text)?.[1]).get('token_hash') ?? ''
  }

  return {
    app,
    service,
    jobs,
    database,
    sent,
    events,
    logged,
    accountMailsText: (await openAccountMailQueue(jobs)).insertText,
    browser,
    /** Stops background jobs: from now on only requests change anything. */
    stopJobs,
    mailTo,
    tokenIn,
    newEmail: () => `person-${++people}@example.com`,
    /** A person who has signed up and followed the link; returns the browser they are signed in with. */
    async person(email = `person-${++people}@example.com`, secret = password) {
      const used = browser()
      const { error } = await used.auth.signUp({
        email,
        password: secret,
        options: { data: { display_name: 'Robin' } },
      })
      if (error) throw error
      const token_hash = tokenIn(await mailTo(email, 'confirm'))
      const confirmed = await used.auth.verifyOtp({ token_hash, type: 'signup' })
      if (confirmed.error) throw confirmed.error
      return { email, ...used }
    },
    /** A person whose account already exists, and who signs in without waiting for any mail. */
    async member(role: Role = 'visitor') {
      const email = `person-${++people}@example.com`
      passwordHash ??= hashPassword(password)
      await database.pool.query(
        `insert into users (id, email, password_hash, display_name, role)
         values (gen_random_uuid(), $1, $2, 'Robin', $3)`,
        [email, await passwordHash, role],
      )
      const used = browser()
      const { data, error } = await used.auth.signInWithPassword({ email, password })
      if (error) throw error
      const bearer = { Authorization: `Bearer ${data.session.access_token}` }
      return { email, id: data.user.id, session: data.session, bearer, ...used }
    },
    async rows<Row extends object = Record<string, unknown>>(
      sql: string,
      values: unknown[] = [],
    ): Promise<Row[]> {
      return (await database.pool.query<Row>(sql, values)).rows
    },
    solve: (action: string) =>
      solveCaptcha({ request: async () => Response.json(await captcha.challenge(action)) }, action),
    /** As if the minute in which calls are counted were over, but not the hour in which mails are. */
    async forgetCalls(): Promise<void> {
      await database.pool.query(
        `delete from rate_counters where window_ends_at < now() + interval '2 minutes'`,
      )
    },
    async forgetRates(): Promise<void> {
      await emptyTables(database.pool, 'rate_counters')
    },
  }
}
