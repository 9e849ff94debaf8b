import { Hono } from 'hono'
import { authPath, currentPath, serverPaths } from '../routes.ts'
import { accountFailure } from './accounts/account-error.ts'
import { isDatabaseAway } from './database/is-database-away.ts'
import { type App, type AppContext, type AppTypes, failure } from './http/app-types.ts'
import { baseHeaders, type Header, inertPolicy } from './http/security-headers.ts'
import { unavailable } from './http/unavailable.ts'
import type { Log } from './log.ts'

export type AppDeps = {
  readonly log: Log
  /** The request's name in the log. */
  readonly requestId: (c: AppContext) => string
  /** Replaces a client's address in the log. */
  readonly pseudonym: (address: string) => string
  readonly database: { ping(): Promise<void> }
  readonly site: {
    has(path: string): boolean
    notFoundPage(): { readonly headers: readonly Header[]; readonly body: Uint8Array<ArrayBuffer> }
  }
  /** False from the moment a shutdown begins. */
  readonly accepting: () => boolean
  readonly clientAddress: (c: AppContext) => string
  /** Each feature adds its own routes. */
  readonly routes: readonly ((app: App) => void)[]
}

/** Answers every request that is not for a prerendered file. */
export function createApp(deps: AppDeps): App {
  const app = new Hono<AppTypes>()

  app.use(async (c, next) => {
    const started = performance.now()
    const requestId = deps.requestId(c)
    c.set('requestId', requestId)
    await next()
    c.res.headers.set('X-Request-Id', requestId)
    if (!c.res.headers.has('Content-Security-Policy')) {
      for (const [name, value] of [...baseHeaders, inertPolicy]) c.res.headers.set(name, value)
      c.res.headers.set('Cache-Control', 'no-store')
    }
    deps.log.info('request', {
      id: requestId,
      client: deps.pseudonym(deps.clientAddress(c)),
      method: c.req.method,
      // Logs the route's pattern, never the path: a path can contain a token or a name.
      route: routeName(c.req.path),
      status: c.res.status,
      ms: Math.round(performance.now() - started),
    })
  })

  app.get(serverPaths.health, (c) => c.json({ ok: true }))

  app.get(serverPaths.ready, async (c) => {
    if (!deps.accepting()) return c.json({ ok: false, reason: 'stopping' }, 503)
    try {
      await deps.database.ping()
      return c.json({ ok: true })
    } catch {
      return c.json({ ok: false, reason: 'database' }, 503)
    }
  })

  for (const addRoutes of deps.routes) addRoutes(app)

  app.notFound((c) => {
    const { path, method } = c.req
    if (path.startsWith(`${authPath}/`)) {
      return accountFailure(c, 404, 'not_found', 'There is nothing at this address.')
    }
    if (path.startsWith('/functions/')) {
      return c.json(failure('not_found', 'There is nothing at this address.'), 404)
    }
    if (deps.site.has(path)) {
      c.header('Allow', 'GET, HEAD')
      return c.json(failure('method_not_allowed', 'This address only answers GET and HEAD.'), 405)
    }
    if (method !== 'GET' && method !== 'HEAD') {
      return c.json(failure('not_found', 'There is nothing at this address.'), 404)
    }
    const canonical = currentPath(path).replace(/\/+$/, '')
    if (canonical !== path && !canonical.startsWith('//') && deps.site.has(canonical)) {
      return c.redirect(canonical + new URL(c.req.url).search, 308)
    }
    const page = deps.site.notFoundPage()
    return c.body(page.body, 404, Object.fromEntries(page.headers))
  })

  app.onError((error, c) => {
    const id = c.get('requestId')
    if (isDatabaseAway(error)) {
      deps.log.error('database_away', { id, reason: error.message })
      return unavailable(c)
    }
    deps.log.error('unhandled', { id, name: error.name, message: error.message })
    return c.json(failure('internal', 'Something went wrong on our side. Please try again.'), 500)
  })

  return app
}

const namedRoutes: readonly string[] = Object.values(serverPaths)

function routeName(path: string): string {
  const pattern = path.replace(/\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=\/|$)/, '/:id')
  return namedRoutes.includes(pattern) ? pattern : 'unmatched'
}
