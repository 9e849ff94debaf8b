import { isIP } from 'node:net'
import { connect } from 'node:tls'
import type {
  CertificateHost,
  Finding,
  HealthFacts,
  HealthProblem,
  HealthState,
} from '../../../../domain/desk/health.ts'
import * as limits from '../../../../domain/limits.ts'
import type { MailDestination } from '../../../env.ts'
import { probeSmtp } from '../../../mail/probe-smtp.ts'
import { guardedLookup, readUrl, type WebhookReceiver } from '../../../webhooks/send-webhook.ts'

export type CertificateDeps = {
  readonly mail: MailDestination
  readonly webhook: () => Pick<WebhookReceiver, 'url' | 'allowPrivate'> | null
  readonly now: () => Date
}

type Certificate = { readonly until: Date; readonly trusted: boolean }

/** The certificates of the servers that we send to must last: an expired one stops every delivery. */
export async function checkCertificates({
  mail,
  webhook,
  now,
}: CertificateDeps): Promise<Finding<HealthFacts['certificates']>> {
  const receiver = webhook()
  const hosts = await Promise.all([
    ...(mail.kind === 'smtp' ? [lookAt('mail', hostOf(mail.url), () => ofMail(mail.url), now())] : []),
    ...(receiver ? [lookAt('webhook', hostOf(receiver.url), () => ofWebhook(receiver), now())] : []),
  ])
  const judged = hosts.map(judge)
  const worst = order.map((state) => judged.find((each) => each[1] === state)).find(Boolean)
  const [problem, state] = worst ?? [null, 'good']
  return { state, problem, facts: { hosts } }
}

const order: readonly HealthState[] = ['bad', 'warn', 'unknown']
const dayMs = 86_400_000

function judge({ found, daysLeft }: CertificateHost): [HealthProblem | null, HealthState] {
  const { certificateBadDays, certificateWarnDays } = limits.desk.health
  if (found === 'unreachable') return ['certificate-unreachable', 'unknown']
  if (daysLeft === null) return [null, 'good']
  if (daysLeft < certificateBadDays) return ['certificate-now', 'bad']
  if (found === 'untrusted') return ['certificate-untrusted', 'bad']
  return daysLeft < certificateWarnDays ? ['certificate-soon', 'warn'] : [null, 'good']
}

/** Null from the certificate's reader: the connection is not encrypted. */
async function lookAt(
  use: CertificateHost['use'],
  host: string,
  read: () => Promise<Certificate | null>,
  now: Date,
): Promise<CertificateHost> {
  try {
    const certificate = await read()
    if (!certificate) return { use, host, daysLeft: null, found: 'plain' }
    const daysLeft = Math.floor((certificate.until.getTime() - now.getTime()) / dayMs)
    return { use, host, daysLeft, found: certificate.trusted ? 'trusted' : 'untrusted' }
  } catch {
    return { use, host, daysLeft: null, found: 'unreachable' }
  }
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? ''
}

async function ofMail(url: string): Promise<Certificate | null> {
  const { until, trusted } = await probeSmtp(url, { ms: limits.desk.health.probeMs, onlyCertificate: true })
  return until && { until, trusted }
}

async function ofWebhook(
  receiver: Pick<WebhookReceiver, 'url' | 'allowPrivate'>,
): Promise<Certificate | null> {
  const { protocol, hostname, port } = readUrl(receiver)
  if (protocol !== 'https:') return null
  const host = hostname.replace(/^\[|\]$/g, '')
  const { promise, resolve, reject } = Promise.withResolvers<Certificate>()
  const socket = connect({
    host,
    port: Number(port) || 443,
    ...(isIP(host) === 0 && { servername: host }),
    lookup: guardedLookup(receiver),
    rejectUnauthorized: false,
    timeout: limits.desk.health.probeMs,
  })
  socket.on('error', reject)
  socket.on('timeout', () => reject(new Error('too slow')))
  socket.on('secureConnect', () =>
    resolve({ until: new Date(socket.getPeerCertificate().valid_to), trusted: socket.authorized }),
  )
  return promise.finally(() => socket.destroy())
}
