import { createTransport, type SMTPPoolOptions } from 'nodemailer'
import * as limits from '../../domain/limits.ts'
import { MailError } from './mail-error.ts'
import { type MailTransport, mimeOptions } from './mail-message.ts'

export type SmtpTimes = {
  readonly connectMs: number
  readonly greetingMs: number
  readonly socketMs: number
  readonly deliveryMs: number
}

/**
 * Hands mail to the server at an `smtp:` or `smtps:` address. `smtp:` uses STARTTLS when it is offered and
 * requires it with `?requireTLS=true`. Sends each message once: retries are up to the caller.
 */
export function createSmtpTransport(url: string, times: SmtpTimes = limits.mail): MailTransport {
  const open = () => createTransport({ ...readAddress(url), ...poolOptions(times) })
  let pool = open()
  return {
    async send(message) {
      const options = mimeOptions(message)
      const used = pool
      const stalled = Promise.withResolvers<never>()
      // A server that trickles its replies is never silent long enough for the socket's timeout.
      const timer = setTimeout(() => {
        stalled.reject(new MailError('timeout', 'The mail server took too long.'))
        if (pool === used) pool = open()
        used.close({ force: true })
      }, times.deliveryMs)
      try {
        return (await Promise.race([used.sendMail(options), stalled.promise])).response
      } catch (error) {
        throw error instanceof MailError ? error : explain(error)
      } finally {
        clearTimeout(timer)
      }
    },
    async close() {
      pool.close()
    },
  }
}

function poolOptions(times: SmtpTimes) {
  return {
    pool: true,
    maxConnections: limits.mail.connections,
    // Only for a connection that turns out to be dead before a byte of the message was sent.
    maxRequeues: 1,
    connectionTimeout: times.connectMs,
    dnsTimeout: times.connectMs,
    greetingTimeout: times.greetingMs,
    socketTimeout: times.socketMs,
  } as const
}

export function readAddress(text: string): SMTPPoolOptions {
  const url = new URL(text)
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    secure: url.protocol === 'smtps:',
    requireTLS: url.searchParams.get('requireTLS') === 'true',
    ...(url.port && { port: Number(url.port) }),
    ...(url.username && { auth: { user: decode(url.username), pass: decode(url.password) } }),
  }
}

/** A password may contain a bare percent sign. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export function explain(error: unknown): MailError {
  const fact = (name: string): unknown =>
    error instanceof Error ? Object.getOwnPropertyDescriptor(error, name)?.value : undefined
  const status = fact('responseCode')
  if (typeof status === 'number') {
    const reply = fact('response')
    return new MailError('rejected', `The mail server answered ${status}.`, {
      status,
      reply: typeof reply === 'string' ? reply : null,
    })
  }
  const code = String(fact('code') ?? 'no reason given')
  if (code === 'ETIMEDOUT') return new MailError('timeout', 'The mail server took too long.')
  if (code === 'EENVELOPE') return new MailError('rejected', 'The mail server does not take this address.')
  return new MailError('unreachable', `The mail server cannot be reached (${code}).`)
}
