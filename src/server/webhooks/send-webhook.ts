import { createHmac } from 'node:crypto'
import { lookup as lookUpHost } from 'node:dns/promises'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { webhookUnset } from '../../content/desk/webhook.ts'
import * as limits from '../../domain/limits.ts'
import { isPublicAddress } from './is-public-address.ts'
import { WebhookError } from './webhook-error.ts'

type ResolvedAddress = { readonly address: string; readonly family: number }

export type WebhookReceiver = WebhookTerms & {
  readonly url: string
  readonly deadlineMs?: number
  readonly resolve?: (hostname: string) => Promise<readonly ResolvedAddress[]>
}

/** The same for every address. */
export type WebhookTerms = {
  /** `whsec_` followed by base64. */
  readonly secret: string
  /** While it is being replaced: a receiver that knows either of the two accepts the message. */
  readonly previousSecret?: string | null
  /** Set for a receiver in the company's own network. */
  readonly allowPrivate?: boolean
}

type WebhookMessage = {
  /** The same for every attempt, so that the receiver can recognize a repeat. */
  readonly id: string
  readonly event: string
  /** The time of this attempt, because receivers refuse old ones. */
  readonly timestamp: Date
  readonly payload: Readonly<Record<string, unknown>>
}

/** Resolves to the receiver's answer, in words. */
export type SendWebhook = (message: WebhookMessage) => Promise<string>

/** The receiver of the moment gets the message. Without one it is refused, with an error that says what to configure. */
export function createWebhook(currentReceiver: () => WebhookReceiver | null): SendWebhook {
  return async (message) => {
    const receiver = currentReceiver()
    if (!receiver) {
      throw new WebhookError(
        'configuration',
        `${webhookUnset}. Please set it in your environment configuration.`,
      )
    }
    return `The webhook receiver answered ${await sendWebhook(receiver, message)}.`
  }
}

/**
 * Posts a message signed according to Standard Webhooks. Resolves to the status when the receiver answers with 2xx and
 * rejects with a WebhookError otherwise; a reply not finished in time counts as none.
 */
async function sendWebhook(receiver: WebhookReceiver, message: WebhookMessage): Promise<number> {
  const url = readUrl(receiver)
  const body = JSON.stringify({
    type: message.event,
    timestamp: message.timestamp.toISOString(),
    data: message.payload,
  })
  const sentAt = String(Math.floor(message.timestamp.getTime() / 1000))
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'webhook-id': message.id,
    'webhook-timestamp': sentAt,
    'webhook-signature': [receiver.secret, receiver.previousSecret ?? []]
      .flat()
      .map((secret) => `v1,${sign(secret, `${message.id}.${sentAt}.${body}`)}`)
      .join(' '),
  }
  const deadline = AbortSignal.timeout(receiver.deadlineMs ?? limits.webhook.deadlineMs)
  try {
    return await post(url, headers, body, guardedLookup(receiver), deadline)
  } catch (error) {
    if (error instanceof WebhookError) throw error
    if (deadline.aborted) throw new WebhookError('timeout', 'The webhook receiver took too long.')
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no reason given'
    throw new WebhookError('unreachable', `The webhook receiver cannot be reached (${code}).`)
  }
}

export function readUrl({ url: text, allowPrivate }: Pick<WebhookReceiver, 'url' | 'allowPrivate'>): URL {
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new WebhookError('configuration', 'The webhook address is not an http or https address.')
  }
  // Node connects to a literal address without a lookup, so it is checked here.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!allowPrivate && isIP(host) !== 0 && !isPublicAddress(host)) throw privateAddress()
  return url
}

function sign(secret: string, content: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  if (key.length < limits.webhook.secretBytesMin) {
    throw new WebhookError('configuration', 'The webhook secret is too short.')
  }
  return createHmac('sha256', key).update(content).digest('base64')
}

/**
 * The connection goes to exactly the addresses checked here, so a name that later resolves differently gains
 * nothing.
 */
export function guardedLookup({
  allowPrivate,
  resolve = resolveHost,
}: Pick<WebhookReceiver, 'allowPrivate' | 'resolve'>): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (found) => {
        const [first] = found
        if (!first)
          return callback(new WebhookError('unreachable', 'The webhook receiver has no address.'), '')
        if (!allowPrivate && !found.every(({ address }) => isPublicAddress(address))) {
          return callback(privateAddress(), '')
        }
        return options.all ? callback(null, [...found]) : callback(null, first.address, first.family)
      },
      (error) => callback(error, ''),
    )
  }
}

function resolveHost(hostname: string): Promise<readonly ResolvedAddress[]> {
  return lookUpHost(hostname, { all: true })
}

function privateAddress(): WebhookError {
  return new WebhookError('address', 'The webhook address leads into a private network.')
}

async function post(
  url: URL,
  headers: Readonly<Record<string, string | number>>,
  body: string,
  lookup: LookupFunction,
  signal: AbortSignal,
): Promise<number> {
  const answered = Promise.withResolvers<number>()
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  const request = send(url, { method: 'POST', headers, lookup, signal, agent: false }, (response) => {
    const status = response.statusCode ?? 0
    const problem = judgeStatus(status)
    if (problem) {
      answered.reject(problem)
      response.destroy()
      return
    }
    let received = 0
    response.on('data', (chunk: Buffer) => {
      received += chunk.length
      if (received <= limits.webhook.replyBytes) return
      answered.resolve(status)
      response.destroy()
    })
    response.on('end', () => answered.resolve(status))
    response.on('error', answered.reject)
  })
  request.on('error', answered.reject)
  request.end(body)
  return answered.promise
}

function judgeStatus(status: number): WebhookError | null {
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400) {
    return new WebhookError('redirect', `The webhook receiver redirects (${status}).`, status)
  }
  return new WebhookError('status', `The webhook receiver answered ${status}.`, status)
}
