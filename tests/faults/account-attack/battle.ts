import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { type AccountBrowser, openAccountBrowser } from '../../support/servers/account-browser.ts'
import { siteOrigin } from '../site.ts'
import type { Mailboxes } from './mailboxes.ts'

/** An answer as attackers see it. */
export type Seen = { readonly status: number; readonly body: Readonly<Record<string, unknown>> }

type Call = {
  readonly method?: string
  readonly body?: unknown
  readonly token?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  /** The IP address; a new one when not given. */
  readonly from?: string
}

/** Everything that happens during the attack, and how it is counted. */
export type Battle = ReturnType<typeof createBattle>

export function createBattle({ url, mailboxes }: { readonly url: string; readonly mailboxes: Mailboxes }) {
  const stop = new AbortController()
  let attempts = 0
  const serverErrors: string[] = []
  const opened: string[] = []
  const shutOut: string[] = []
  const signIns: number[] = []

  /** Every call, by whomever, is answered by the server without an error of its own. */
  async function send(path: string, init: RequestInit): Promise<Response> {
    attempts += 1
    // A lost connection is an error of the server, too.
    const answer = await fetch(url + path, init).catch(() => Response.json({}, { status: 503 }))
    if (answer.status >= 500) serverErrors.push(`${init.method ?? 'GET'} ${path}: ${answer.status}`)
    return answer
  }

  return {
    mailboxes,
    over: () => stop.signal.aborted,
    end: () => stop.abort(),
    /** The time between two actions of an owner; ends at once with the attack. */
    pause: (ms: number) => delay(ms, undefined, { signal: stop.signal }).catch(() => {}),

    browser: (address: string): AccountBrowser =>
      openAccountBrowser({ origin: siteOrigin, address: { 'X-Forwarded-For': address }, send }),

    /** An attacker's call. */
    async call(
      path: string,
      { method = 'POST', body, token, headers, from = someAddress() }: Call = {},
    ): Promise<Seen> {
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      const answer = await send(path, {
        method,
        headers: {
          'Content-Type': 'application/json',
          Origin: siteOrigin,
          'X-Forwarded-For': from,
          ...(token && { Authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(method !== 'GET' && text !== undefined && { body: text }),
      })
      const read: unknown = await answer.json().catch(() => null)
      return { status: answer.status, body: isRecord(read) ? read : {} }
    },

    /** Notes an answer that gives an attacker anything. */
    mustBeRefused(what: string, { status, body }: Seen): void {
      if (status < 400) opened.push(`${what}: ${status} ${JSON.stringify(body).slice(0, 200)}`)
    },
    note: (what: string) => opened.push(what),

    /** An owner's action has to succeed; the time it takes is noted. */
    async owner(who: string, signIn: () => Promise<void>): Promise<void> {
      const started = performance.now()
      try {
        await signIn()
        signIns.push(Math.round(performance.now() - started))
      } catch (error) {
        shutOut.push(`${who}: ${error instanceof Error ? error.message : String(error)}`)
      }
    },
    /** Notes an owner whom the attack has signed out. */
    signedOut: (who: string) => shutOut.push(`${who} was signed out`),

    result: () => ({ attempts, serverErrors, opened, shutOut, signIns }),
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function pick<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to pick')
  return item
}

const manyAddresses = Array.from({ length: 100 }, (_, n) =>
  n % 3 ? `198.18.0.${n}` : `2001:db8:${n.toString(16)}::1`,
)

/** One of the addresses that the attackers share. */
export function someAddress(): string {
  return pick(manyAddresses)
}

export function randomToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url')
}
