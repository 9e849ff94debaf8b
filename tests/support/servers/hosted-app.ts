import { randomUUID } from 'node:crypto'
import { AuthClient } from '@supabase/auth-js'
import { afterAll, beforeEach } from 'vitest'
import { authPath } from '../../../src/routes.ts'
import { startHostedAccounts } from '../../../src/server/accounts/hosted/start-hosted-accounts.ts'
import { createRequireStaff } from '../../../src/server/accounts/staff/require-staff.ts'
import { startAvailabilityService } from '../../../src/server/availability/start-availability-service.ts'
import { createLog } from '../../../src/server/log.ts'
import { createTestDatabase } from './database.ts'
import { hostedKey, startHostedProject } from './hosted-project.ts'
import { createInquiryApp, origin } from './inquiry-app.ts'

/**
 * Our functions with accounts in a hosted project; call it at the top of a file or of a `describe`. A busy machine is not a
 * slow project, so tests of slow ones set the deadline.
 */
export async function createHostedApp({ deadlineMs = 60_000 } = {}) {
  const upstream = await startHostedProject()
  const database = await createTestDatabase()
  const logged: string[] = []
  const events: string[] = []
  const now = () => new Date()
  const accounts = startHostedAccounts({
    project: { url: upstream.url, key: hostedKey },
    origins: [origin],
    clientAddress: (c) => c.req.header('X-Test-Address') ?? '192.0.2.1',
    database,
    secret: 'a secret of the tests, long enough',
    report: ({ type }) => events.push(type),
    now,
    log: createLog((line) => logged.push(line), now),
    deadlineMs,
  })
  const inquiries = await createInquiryApp({
    database,
    userId: accounts.userId,
    authenticate: accounts.authenticate,
  })
  const { app } = inquiries
  const rentals = await startAvailabilityService({
    pool: database.pool,
    now,
    serviceKey: null,
    requireStaff: createRequireStaff(accounts.authenticate),
  })
  accounts.addRoutes(app)
  rentals.addRoutes(app)

  beforeEach(async () => {
    upstream.answerAlways(null)
    upstream.requests.splice(0)
    await database.pool.query('delete from rate_counters')
  })
  afterAll(async () => {
    await accounts.stop()
    await upstream.stop()
  })

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('Origin', origin)
    return app.request(`${authPath}${path}`, { ...init, headers })
  }

  return {
    ...inquiries,
    upstream,
    accounts,
    logged,
    events,
    send,
    post: (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
      send(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    /** The published client, as in one of our pages. */
    newClient: () =>
      new AuthClient({
        url: authPath,
        storageKey: randomUUID(),
        autoRefreshToken: false,
        fetch: (url, init) => send(String(url).slice(authPath.length), init),
      }),
  }
}
