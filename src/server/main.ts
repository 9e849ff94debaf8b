import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { filesWithSamples } from '../content/samples/samples.ts'
import { type Campaign, hasPassed } from '../domain/campaign/campaign.ts'
import * as limits from '../domain/limits.ts'
import { portlandDay } from '../domain/portland-day.ts'
import { showreelEmbed } from '../domain/showreel-embed.ts'
import { createApp } from './app.ts'
import { openDatabase } from './database/open-database.ts'
import { readCampaign } from './database/read-campaign.ts'
import { type MailDestination, readSettings, type Settings } from './env.ts'
import { startHttpServer } from './http/http-server.ts'
import { createRenderer, readSiteBundle } from './http/site-bundle.ts'
import { loadStaticSite } from './http/static-site.ts'
import { keepPagesCurrent } from './keep-pages-current.ts'
import { localSecret } from './local-secret.ts'
import { createLog, type Log } from './log.ts'
import { createMetrics } from './metrics/metrics.ts'
import { readFacts } from './read-facts.ts'
import { openSecret } from './secrets/open-secret.ts'
import { StartError } from './start-error.ts'
import { startServices } from './start-services.ts'

const shutdownGraceMs = 10_000
const dist = join(dirname(fileURLToPath(import.meta.url)), '../../dist')

/** The composition root: the only place that builds the real dependencies. */
async function start(): Promise<void> {
  const settings = readSettings(process.env)
  const log = createLog(
    (line) => process.stdout.write(line),
    () => new Date(),
  )
  const stops: (() => Promise<void>)[] = []
  let accepting = true
  const stopAll = async () => {
    for (const stop of stops.reverse()) await stop()
  }

  try {
    const bundle = await readSiteBundle(dist)
    const { database, location, close } = await openDatabase(settings, (message) =>
      log.info('database', { message }),
    )
    stops.push(close)
    const secret = await openSecret({
      pool: database.pool,
      current: settings.appSecret ?? (await localSecret(settings.dataDir)),
      previous: settings.appSecretPrevious,
      local: settings.appSecret === null,
      log,
    })

    const campaign = await readCampaign(database.pool)
    const facts = await readFacts(settings, database.pool, new Date())
    const render = createRenderer(dist, bundle)
    const policy = {
      secure: settings.origin.startsWith('https:'),
      recaptchaOrigin: settings.recaptcha?.origin ?? null,
      analyticsOrigin: settings.analyticsTag && new URL(settings.analyticsTag.url).origin,
      showreelOrigin: showreelEmbed(settings.company.showreelUrl, settings.origin)?.origin ?? null,
    }
    const site = await loadStaticSite({ dist, bundle, policy })
    const metrics = createMetrics()
    if (!isDeepStrictEqual(facts, bundle.facts)) await site.replace(await render(facts))

    const pages = keepPagesCurrent({
      shown: facts,
      readFacts: (now) => readFacts(settings, database.pool, now),
      show: async (fresh) => {
        const began = performance.now()
        await site.replace(await render(fresh))
        metrics.render('shown', (performance.now() - began) / 1000)
        log.info('pages_rendered')
      },
      failed(error) {
        metrics.render('failed', 0)
        log.error('pages_not_rendered', { message: String(error) })
      },
    })
    stops.push(() => pages.stop())
    const listening = await database.listen('facts', () => pages.refresh())
    stops.push(() => listening.close())

    const services = await startServices({ settings, secret, database, log, metrics })
    stops.push(() => services.stop())
    database.startServing()
    const app = createApp({
      ...services,
      log,
      database,
      site,
      accepting: () => accepting,
    })
    const server = await startHttpServer({
      host: settings.host,
      port: settings.port,
      site,
      fetch: app.fetch,
      observe: settings.metricsKey === null ? undefined : metrics.request,
    })
    stops.push(async () => {
      const closed = server.close(shutdownGraceMs)
      services.letGo()
      await closed
    })
    announce(settings, server.port, location, await services.firstOwnerLink())
    warnAboutFacts(settings, campaign, log)
    releaseStartMemory()
  } catch (error) {
    await stopAll()
    throw error
  }

  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      accepting = false
      console.log('Stopping …')
      stopAll().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error('shutdown_failed', { message: String(error) })
          process.exit(1)
        },
      )
    })
  }
}

/**
 * Reading and rendering the site leaves far more memory behind than serving it needs; nothing else would free
 * it.
 */
function releaseStartMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function')
    setTimeout(() => collect({ type: 'major', flavor: 'last-resort' }), 1_000).unref()
}

/** The owner's link is printed and never logged: whoever reads it can take the site over. */
function announce(
  settings: Settings,
  port: number,
  databaseLocation: string,
  firstOwnerLink: string | null,
): void {
  const host = settings.host === '0.0.0.0' || settings.host === '127.0.0.1' ? 'localhost' : settings.host
  console.log(`
  ${settings.company.name} is running.

  Address   http://${host}:${port}
  Database  ${databaseLocation}
  Mail      ${describeMail(settings.mail)}
${firstOwnerLink === null ? '' : describeFirstOwner(settings.origin + firstOwnerLink)}
  Press Ctrl-C to stop.
`)
}

function describeFirstOwner(link: string): string {
  return `
  Nobody owns this site yet. Whoever opens this link becomes its owner; it works once, within ${limits.account.firstOwnerHours} hours:
  ${link}
`
}

function describeMail(mail: MailDestination): string {
  if (mail.kind === 'folder') return `written to ${mail.path} (set SMTP_URL to send it)`
  return `sent through ${URL.parse(mail.url)?.host ?? 'SMTP_URL'}`
}

function warnAboutFacts(settings: Settings, campaign: Campaign, log: Log): void {
  if (campaign.open && hasPassed(campaign, portlandDay(new Date()))) {
    log.warn('campaign_passed', { bookBy: campaign.bookBy, calendarYear: campaign.calendarYear })
  }
  const samples = filesWithSamples()
  if (samples.length > 0) {
    log.warn('sample_content', {
      pages: settings.production ? 'left out until replaced' : 'marked as samples',
      replace: samples.map((file) => `src/content/${file}`).join(', '),
    })
  }
}

try {
  await start()
} catch (error) {
  // A StartError is shown as one line; any other error is a bug and shows its stack.
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
