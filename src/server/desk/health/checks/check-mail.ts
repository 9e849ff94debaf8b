import { mkdir } from 'node:fs/promises'
import type { Finding, HealthFacts } from '../../../../domain/desk/health.ts'
import * as limits from '../../../../domain/limits.ts'
import type { MailDestination } from '../../../env.ts'
import { MailError } from '../../../mail/mail-error.ts'
import { probeSmtp } from '../../../mail/probe-smtp.ts'
import { isLoopback } from './is-loopback.ts'
import { tryWriting } from './try-writing.ts'

/** Connects and signs in as a delivery does, and sends nothing. */
export async function checkMail(destination: MailDestination): Promise<Finding<HealthFacts['mail']>> {
  if (destination.kind === 'folder') {
    await mkdir(destination.path, { recursive: true, mode: 0o700 })
    await tryWriting(destination.path)
    return { state: 'warn', problem: 'mail-files', facts: { host: null, connection: null } }
  }
  const { host, hostname } = new URL(destination.url)
  const begun = performance.now()
  try {
    const { encrypted } = await probeSmtp(destination.url, { ms: limits.desk.health.probeMs })
    const facts = { host, connection: { encrypted, answerMs: performance.now() - begun } }
    return encrypted || isLoopback(hostname)
      ? { state: 'good', problem: null, facts }
      : { state: 'warn', problem: 'mail-plain', facts }
  } catch (error) {
    if (!(error instanceof MailError)) throw error
    return { state: 'bad', problem: 'mail-refused', facts: { host, connection: null }, detail: error.message }
  }
}
