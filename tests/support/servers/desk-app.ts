import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll } from 'vitest'
import { defaultCompany } from '../../../src/content/company/company.ts'
import type { StaffRole } from '../../../src/domain/desk/roles.ts'
import { type InquiryFormId, inquiryForms } from '../../../src/domain/inquiry/inquiry-forms.ts'
import { deskPath } from '../../../src/routes.ts'
import { defaultCompanySettings, startCompanySettings } from '../../../src/server/company/company-settings.ts'
import { openDeskMailQueue } from '../../../src/server/desk/notifications/desk-mail-job.ts'
import { tellArrival } from '../../../src/server/desk/notifications/tell-staff.ts'
import { startDesk } from '../../../src/server/desk/start-desk.ts'
import { readSettings } from '../../../src/server/env.ts'
import type { AppTypes } from '../../../src/server/http/app-types.ts'
import type { InquiryServiceDeps } from '../../../src/server/inquiries/start-inquiry-service.ts'
import { createLog } from '../../../src/server/log.ts'
import type { MailMessage } from '../../../src/server/mail/mail-message.ts'
import { createAccountApp, origin } from './account-app.ts'
import { createInquiryApp } from './inquiry-app.ts'
import type { SubmitOptions } from './inquiry-submission.ts'

export const webhookSecret = `whsec_${Buffer.from('x'.repeat(32)).toString('base64')}`

/** The desk with accounts and inquiries on one fresh database; call it at the top of a file. */
export async function createDeskApp(overrides: Partial<InquiryServiceDeps> = {}) {
  const accounts = await createAccountApp()
  const { userId, authenticate, staffMails } = accounts.service
  const { database, jobs } = accounts
  const deskMails = await openDeskMailQueue(jobs)
  const logged: string[] = []
  const log = createLog(
    (line) => logged.push(line),
    () => new Date(),
  )
  const settingsDefaults = defaultCompanySettings(readSettings({}))
  const companySettings = await startCompanySettings({ database, defaults: settingsDefaults })
  const calendar = () => companySettings.current().calendar
  const inquiries = await createInquiryApp({
    ...overrides,
    database,
    userId,
    authenticate,
    calendar,
    tellArrival: (inquiryId) => tellArrival(database.pool, deskMails.insertText, inquiryId),
  })
  /** The mails that staff sent; `before` runs first and may fail. */
  const mail = { sent: [] as MailMessage[], before: async () => {} }
  const deskDeps: Parameters<typeof startDesk>[0] = {
    database,
    deskMails,
    now: () => new Date(),
    owner: { name: defaultCompany.name, address: defaultCompany.email },
    log,
    secret: 'a secret of the tests, long enough',
    origin,
    company: defaultCompany,
    from: { name: defaultCompany.name, address: defaultCompany.email },
    mail: {
      async send(message) {
        await mail.before()
        mail.sent.push(message)
      },
      close: async () => undefined,
    },
    jobs,
    origins: [origin],
    authenticate,
    sendHeldBack: inquiries.sendHeldBack,
    forgetSpooled: inquiries.forgetSpooled,
    staffMails,
    settingsDefaults,
    webhookTerms: { secret: webhookSecret, allowPrivate: true },
    calendar,
    health: {
      dataDir: inquiries.dataDir,
      mail: { kind: 'folder', path: join(inquiries.dataDir, 'mail') },
      webhook: () => null,
      take: inquiries.take,
      now: () => new Date(),
    },
    clientAddress: (c) => c.req.header('X-Test-Address') ?? '192.0.2.1',
  }
  const desk = await startDesk(deskDeps)
  const app = new Hono<AppTypes>()
  desk.addRoutes(app)
  afterAll(async () => {
    await desk.stop()
    await companySettings.stop()
  })

  const call =
    (headers: Readonly<Record<string, string>>) => async (method: string, path: string, body?: unknown) => {
      const answer = await app.request(`${deskPath}${path}`, {
        method,
        headers: {
          Origin: origin,
          ...headers,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return { status: answer.status, body: await answer.json() }
    }

  return {
    app,
    accounts,
    inquiries,
    mail,
    logged,
    /** Starts the desk of a second server on the same database, and stops it. */
    async startAnother(): Promise<void> {
      await (await startDesk(deskDeps)).stop()
    },
    /** Adds the jobs of mails to staff. */
    deskMailText: deskMails.insertText,
    /** A member of staff with both proofs, and the calls they make. */
    async staff(role: StaffRole) {
      const member = await accounts.member(role)
      await accounts.rows(`update auth_sessions set aal = 'aal2' where user_id = $1`, [member.id])
      const { data } = await member.auth.refreshSession()
      const bearer = { Authorization: `Bearer ${data.session?.access_token}` }
      return { ...member, bearer, ask: call(bearer) }
    },
    ask: call,
    /** Sends a form and returns its reference. */
    async receive(form: InquiryFormId, options: SubmitOptions = {}): Promise<string> {
      const { captchaAction } = inquiryForms[form]
      const captcha = await inquiries.solve(captchaAction)
      const answer = await inquiries.submit(form, { captcha, ...options })
      const { reference } = await answer.json()
      if (!reference) throw new Error(`The form was answered ${answer.status}`)
      return reference
    },
  }
}
