import { createHmac } from 'node:crypto'
import { hostname } from 'node:os'
import * as limits from '../domain/limits.ts'
import type { SecurityEvent } from '../domain/security/security-events.ts'
import { startHostedAccounts } from './accounts/hosted/start-hosted-accounts.ts'
import { createRequireStaff } from './accounts/staff/require-staff.ts'
import { startAccountService } from './accounts/start-account-service.ts'
import { startAvailabilityService } from './availability/start-availability-service.ts'
import { createAltcha } from './captcha/altcha.ts'
import { createRecaptcha } from './captcha/recaptcha.ts'
import { defaultCompanySettings, startCompanySettings } from './company/company-settings.ts'
import { followHours } from './company/current-company.ts'
import type { Database } from './database/connect.ts'
import { deleteExpired } from './database/delete-expired.ts'
import { openDeskMailQueue } from './desk/notifications/desk-mail-job.ts'
import { tellArrival } from './desk/notifications/tell-staff.ts'
import { startDesk } from './desk/start-desk.ts'
import type { Settings } from './env.ts'
import { addHelpRoutes } from './help/help-routes.ts'
import type { App, AppContext } from './http/app-types.ts'
import { createClientAddress, createTrust } from './http/client-address.ts'
import { addEventRoutes } from './http/event-routes.ts'
import { createRequestId } from './http/request-id.ts'
import { exportInquiries } from './inquiries/export-inquiries.ts'
import { startInquiryService } from './inquiries/start-inquiry-service.ts'
import { startJobs } from './jobs/job-queue.ts'
import type { Log } from './log.ts'
import { createMailTransport } from './mail/create-mail-transport.ts'
import { countMails, countWebhooks } from './metrics/count-deliveries.ts'
import type { Metrics } from './metrics/metrics.ts'
import { addMetricsRoute } from './metrics/metrics-route.ts'
import { createGauges } from './metrics/read-gauges.ts'
import { announceProcess } from './processes/announce-process.ts'
import { readRelease } from './release.ts'
import { createEventGate } from './security/event-gate.ts'
import { recordSecurityEvent } from './security/record-security-event.ts'
import { createWebhook } from './webhooks/send-webhook.ts'

type ServiceOptions = {
  readonly settings: Settings
  readonly secret: string
  readonly database: Database
  readonly log: Log
  readonly metrics: Metrics
}

export type Services = {
  readonly routes: readonly ((app: App) => void)[]
  readonly clientAddress: (c: AppContext) => string
  readonly requestId: (c: AppContext) => string
  readonly pseudonym: (address: string) => string
  /** For the terminal: null once the site has an owner. */
  readonly firstOwnerLink: () => Promise<string | null>
  /** Ends the answers that would go on for as long as somebody listens. */
  letGo(): void
  stop(): Promise<void>
}

const hourMs = 3_600_000

/** Starts the services behind all routes, built from the settings. */
export async function startServices({
  settings,
  secret,
  database,
  log,
  metrics,
}: ServiceOptions): Promise<Services> {
  const { origin } = settings
  const { host } = new URL(origin)
  const now = () => new Date()
  const findAddress = createClientAddress(settings.trustedProxies)
  const nameRequest = createRequestId(createTrust(settings.trustedProxies))
  const peer = (c: AppContext) => c.env?.incoming?.socket.remoteAddress ?? ''
  const clientAddress = (c: AppContext) => findAddress(peer(c), c.req.header('X-Forwarded-For'))
  // Enough to see that two lines come from the same client on the same day; not enough to identify it.
  const pseudonym = (address: string) =>
    createHmac('sha256', secret)
      .update(`${now().toISOString().slice(0, 10)} ${address}`)
      .digest('hex')
      .slice(0, 12)
  const origins = ownOrigins(settings)
  const gate = createEventGate({ name: 'security_log', rates: limits.events.security, log, now })
  const report = (event: SecurityEvent, c?: AppContext, userId: string | null = null) => {
    const source = c
      ? { userId, userAgent: c.req.header('User-Agent') ?? null, client: pseudonym(clientAddress(c)) }
      : { userId, userAgent: null }
    void recordSecurityEvent({ pool: database.pool, gate, now }, event, source)
  }

  const settingsDefaults = defaultCompanySettings(settings)
  const companySettings = await startCompanySettings({ database, defaults: settingsDefaults })
  const calendar = () => companySettings.current().calendar
  // Mails show the hours that were set last.
  const company = followHours(settings.company, () =>
    calendar() === settingsDefaults.calendar ? null : calendar(),
  )
  const mail = countMails(createMailTransport(settings.mail), metrics)
  const from = { name: company.name, address: settings.mailFrom }
  const jobs = await startJobs({ pool: database.pool, log })
  const captcha = settings.recaptcha
    ? createRecaptcha({ ...settings.recaptcha, host, now })
    : createAltcha({ secret, host, now })
  const shared = {
    captcha,
    database,
    log,
    now,
    secret,
    origin,
    origins,
    company,
    from,
    mail,
    jobs,
    clientAddress,
    report,
  }
  const webhookTerms = {
    allowPrivate: settings.webhook.allowPrivate,
    secret: settings.webhook.secret ?? webhookSecret(secret),
    previousSecret: settings.webhook.previousSecret,
  }
  const accounts = settings.hostedAccounts
    ? startHostedAccounts({ ...shared, project: settings.hostedAccounts })
    : await startAccountService({
        ...shared,
        mailsPerHour: settings.accountMailsPerHour,
        readInquiries: (owner) => exportInquiries(database.pool, owner),
      })
  const owner = { name: company.name, address: settings.inquiriesTo }
  const deskMails = await openDeskMailQueue(jobs)
  const webhookReceiver = () => {
    const { url } = companySettings.current().webhook
    return url === null ? null : { url, ...webhookTerms }
  }
  const inquiries = await startInquiryService({
    ...shared,
    dataDir: settings.dataDir,
    owner,
    tellArrival: (inquiryId) => tellArrival(database.pool, deskMails.insertText, inquiryId),
    calendar,
    webhook: countWebhooks(createWebhook(webhookReceiver), metrics),
    onOutcome: metrics.inquiry,
    webhookConfigured: () => companySettings.current().webhook.url !== null,
    serviceKey: settings.serviceKey,
    patienceMs: limits.intake.storeMs,
    userId: accounts.userId,
    authenticate: accounts.authenticate,
  })

  const rentals = await startAvailabilityService({
    pool: database.pool,
    now,
    serviceKey: settings.serviceKey,
    requireStaff: createRequireStaff(accounts.authenticate),
  })

  const desk = await startDesk({
    ...shared,
    owner,
    deskMails,
    authenticate: accounts.authenticate,
    sendHeldBack: inquiries.sendHeldBack,
    forgetSpooled: inquiries.forgetSpooled,
    staffMails: accounts.staffMails,
    settingsDefaults,
    webhookTerms,
    calendar,
    health: {
      dataDir: settings.dataDir,
      mail: settings.mail,
      webhook: webhookReceiver,
      take: inquiries.take,
      now,
    },
  })

  const announced = announceProcess({
    pool: database.pool,
    name: `${hostname()}:${settings.port}`,
    release: await readRelease(),
    dataDir: settings.dataDir,
    now,
    log,
  })
  const { metricsKey, dataDir } = settings
  const gauges = metricsKey === null ? null : createGauges({ database, jobs, dataDir, now })

  const tidyUp = () =>
    deleteExpired(database.pool, now(), companySettings.current().retention).catch((error: Error) =>
      log.warn('tidy_up_failed', { reason: error.message }),
    )
  const tidying = setInterval(tidyUp, hourMs)
  tidying.unref()

  return {
    clientAddress,
    requestId: (c) => nameRequest(peer(c), c.req.header('X-Request-Id')),
    pseudonym,
    firstOwnerLink: accounts.firstOwnerLink,
    routes: [
      accounts.addRoutes,
      inquiries.addRoutes,
      rentals.addRoutes,
      (app) => {
        if (metricsKey === null || !gauges) return
        addMetricsRoute(app, { registry: metrics.registry, readGauges: gauges.read, key: metricsKey })
      },
      desk.addRoutes,
      (app) =>
        addHelpRoutes(app, { pool: database.pool, log, now, calendar, pseudonym, clientAddress, origins }),
      (app) =>
        addEventRoutes(app, {
          pool: database.pool,
          log,
          pseudonym,
          now,
          clientAddress,
          userId: accounts.userId,
          origins,
        }),
    ],
    letGo: desk.letGo,
    async stop() {
      clearInterval(tidying)
      gauges?.stop()
      await announced.stop()
      await desk.stop()
      await inquiries.stop()
      await accounts.stop()
      await companySettings.stop()
      await jobs.stop()
      await mail.close()
    },
  }
}

/** In development the same pages are also reached under this machine's other names. */
function ownOrigins({ origin, production }: Settings): string[] {
  const { protocol, port } = new URL(origin)
  if (production) return [origin]
  const suffix = port ? `:${port}` : ''
  return [origin, ...['localhost', '127.0.0.1', '[::1]'].map((name) => `${protocol}//${name}${suffix}`)]
}

/** The secret for checking signatures when the owner has not chosen one. */
function webhookSecret(secret: string): string {
  return `whsec_${createHmac('sha256', secret).update('webhook').digest('base64')}`
}
