import type { Pool } from 'pg'
import { analyticsBatch } from '../../domain/analytics/events.ts'
import * as limits from '../../domain/limits.ts'
import { reportedEventSchema } from '../../domain/security/security-events.ts'
import { serverPaths } from '../../routes.ts'
import { recordAnalytics } from '../analytics/record-analytics.ts'
import type { Log } from '../log.ts'
import { createEventGate } from '../security/event-gate.ts'
import { recordCspReports } from '../security/record-csp-reports.ts'
import { type EventSource, recordSecurityEvent } from '../security/record-security-event.ts'
import { type App, type AppContext, failure } from './app-types.ts'
import { beaconTooLarge, readBeacon, refuseBeacon } from './beacon.ts'
import { limitBody } from './limit-body.ts'

export type EventRouteDeps = {
  readonly pool: Pool
  readonly log: Log
  /** Replaces a client's address in the log. */
  readonly pseudonym: (address: string) => string
  readonly now: () => Date
  readonly clientAddress: (c: AppContext) => string
  /** The signed-in visitor, if any. */
  readonly userId: (c: AppContext) => Promise<string | null>
  readonly origins: readonly string[]
}

const reportTypes = ['application/csp-report', 'application/reports+json', 'application/json']

/**
 * The endpoints for reports from browsers. Nobody waits for these answers, so dropped events are accepted as
 * well.
 */
export function addEventRoutes(app: App, deps: EventRouteDeps): void {
  const { log, now } = deps
  // A gate of its own: a flood from outside must not push out the server's own events.
  const security = {
    ...deps,
    gate: createEventGate({ name: 'security_reports', rates: limits.events.security, log, now }),
  }
  const analytics = {
    ...deps,
    gate: createEventGate({ name: 'analytics', rates: limits.events.analytics, log, now }),
  }

  const clientOf = (c: AppContext) => deps.pseudonym(deps.clientAddress(c))

  async function sourceOf(c: AppContext): Promise<EventSource> {
    return {
      // A report is kept even when its session cannot be read.
      userId: await deps.userId(c).catch(() => null),
      userAgent: c.req.header('User-Agent') ?? null,
      client: clientOf(c),
    }
  }

  for (const path of [serverPaths.analytics, serverPaths.securityLog, serverPaths.cspReport]) {
    app.use(path, sizeLimit)
  }

  app.post(serverPaths.analytics, async (c) => {
    const refused = refuseBeacon(c, deps.origins)
    if (refused) return refused
    const batch = analyticsBatch.safeParse(await readBeacon(c))
    if (!batch.success) return c.json(failure('invalid', 'This is not a list of known events.'), 422)
    // Our own script does not send for browsers that ask not to be tracked; this covers every other sender.
    const unwilling = c.req.header('DNT') === '1' || c.req.header('Sec-GPC') === '1'
    if (!unwilling) await recordAnalytics(analytics, batch.data.events, clientOf(c))
    return c.body(null, 204)
  })

  app.post(serverPaths.securityLog, async (c) => {
    const refused = refuseBeacon(c, deps.origins)
    if (refused) return refused
    const event = reportedEventSchema.safeParse(await readBeacon(c))
    if (!event.success) return c.json(failure('invalid', 'This is not a known event.'), 422)
    await recordSecurityEvent(security, event.data, await sourceOf(c))
    return c.body(null, 204)
  })

  app.post(serverPaths.cspReport, async (c) => {
    const refused = refuseBeacon(c, deps.origins, reportTypes)
    if (refused) return refused
    await recordCspReports(security, await c.req.text(), await sourceOf(c))
    return c.body(null, 204)
  })
}

const sizeLimit = limitBody(limits.events.bodyBytes, beaconTooLarge)
