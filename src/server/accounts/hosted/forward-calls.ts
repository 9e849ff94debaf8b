import type { AccountCall } from '../../../domain/account/account-calls.ts'
import * as limits from '../../../domain/limits.ts'
import { type App, type AppContext, mediaType } from '../../http/app-types.ts'
import { limitBody } from '../../http/limit-body.ts'
import { originVerdict } from '../../http/same-origin.ts'
import type { Log } from '../../log.ts'
import { accountFailure, serviceUnavailable, tooManyRequests } from '../account-error.ts'
import type { ReportCall } from '../sessions/session-routes.ts'
import type { AccountThrottle } from '../sign-in/account-throttle.ts'
import type { CallHosted, HostedReply } from './call-hosted.ts'

export type ForwardDeps = {
  readonly call: CallHosted
  /** The project's own scheme and host. */
  readonly projectUrl: string
  /** The origins whose pages may call us. */
  readonly origins: readonly string[]
  readonly clientAddress: (c: AppContext) => string
  readonly throttle: Pick<AccountThrottle, 'call'>
  readonly report: ReportCall
  readonly deadlineMs?: number
  readonly log: Log
}

/** Only plain names, so that no proxy on the way can read the path differently. */
const pathPattern = /^\/auth\/v1((?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*|\/\.well-known)+)$/
/** Admin calls are for the project's owner, who can call the project directly. */
const closedPattern = /^\/admin(?:\/|$)/
const tokenPattern = /^Bearer [A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/
/** The only headers of an answer that are passed on. */
const repliedHeaders = ['Content-Type', 'Retry-After', 'X-Supabase-Api-Version'] as const
const bodiless: ReadonlySet<number> = new Set([204, 205, 304])
/** The calls that anonymous clients could repeat in masses. Refreshing a session is not counted. */
const countedCalls: Readonly<Record<string, AccountCall>> = {
  '/token': 'password',
  '/signup': 'sign-up',
  '/recover': 'recover',
  '/resend': 'resend',
  '/otp': 'resend',
  '/magiclink': 'resend',
  '/verify': 'verify',
}

/** Forwards account calls to the hosted project under our own rules for who may call and how often. */
export function addForwardRoutes(app: App, deps: ForwardDeps): void {
  const limited = limitBody(limits.account.bodyBytes, (c) =>
    accountFailure(c, 413, 'validation_failed', 'This is more than an account call can take.'),
  )

  app.on(['GET', 'POST', 'PUT', 'DELETE'], '/auth/v1/*', limited, async (c) => {
    const { pathname, search, searchParams } = new URL(c.req.url)
    const path = pathPattern.exec(pathname)?.[1]
    if (path === undefined || closedPattern.test(path)) {
      return accountFailure(c, 404, 'not_found', 'There is nothing at this address.')
    }
    const { method } = c.req
    const from = { origin: c.req.header('Origin'), fetchSite: c.req.header('Sec-Fetch-Site') }
    if (method !== 'GET' && originVerdict(from, deps.origins) === 'foreign') {
      return accountFailure(c, 403, 'request_not_allowed', 'Accounts are used from this site only.')
    }
    const body = method === 'GET' ? '' : await c.req.text()
    if (body !== '' && mediaType(c) !== 'application/json') {
      return accountFailure(c, 415, 'validation_failed', 'Send JSON.')
    }
    const counted = searchParams.get('grant_type') === 'refresh_token' ? undefined : countedCalls[path]
    const wait = counted && (await countCall(deps, counted, c))
    if (counted && wait) {
      deps.report(c, counted)
      return tooManyRequests(c, wait)
    }
    const reply = await deps.call(path + search, {
      method,
      headers: forwardedHeaders(c, deps, body),
      ...(body !== '' && { body }),
      deadlineMs: deps.deadlineMs ?? limits.hostedAccounts.forwardMs,
    })
    return passBack(c, deps, reply)
  })
}

/** The project counts calls too: while our database is away, its limits have to suffice. */
function countCall({ throttle, clientAddress }: ForwardDeps, call: AccountCall, c: AppContext) {
  return throttle.call(call, clientAddress(c), null).catch(() => null)
}

function forwardedHeaders(c: AppContext, { clientAddress }: ForwardDeps, body: string) {
  const address = clientAddress(c)
  const authorization = c.req.header('Authorization') ?? ''
  const version = c.req.header('X-Supabase-Api-Version')
  const client = c.req.header('X-Client-Info')?.slice(0, limits.hostedAccounts.clientInfoMax)
  return {
    ...(body !== '' && { 'Content-Type': 'application/json' }),
    // Only a token of the project is forwarded: our own keys never leave this server.
    ...(tokenPattern.test(authorization) && { Authorization: authorization }),
    ...(version && { 'X-Supabase-Api-Version': version }),
    ...(client && { 'X-Client-Info': client }),
    ...(address && { 'X-Forwarded-For': address }),
  }
}

function passBack(c: AppContext, deps: ForwardDeps, reply: HostedReply): Response {
  if (reply.kind === 'unavailable') {
    deps.log.warn('hosted_auth_unavailable', { reason: reply.reason })
    return serviceUnavailable(c)
  }
  const { status, body } = reply
  const headers = new Headers()
  for (const name of repliedHeaders) {
    const value = reply.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const location = reply.headers.get('Location')
  if (location !== null) {
    const target = URL.parse(location, `${deps.projectUrl}/auth/v1/`)
    // Redirects may only lead to this site or to the project itself.
    if (!target || ![deps.projectUrl, ...deps.origins].includes(target.origin)) {
      deps.log.warn('hosted_auth_redirect_refused', { to: target?.origin ?? null })
      return serviceUnavailable(c)
    }
    headers.set('Location', target.href)
  }
  return new Response(bodiless.has(status) ? null : new Uint8Array(body), { status, headers })
}
