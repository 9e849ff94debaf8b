import { randomUUID } from 'node:crypto'
import { identifyLead } from '../../src/server/leads/lead-identity.ts'
import type { NewLead } from '../../src/server/leads/new-lead.ts'

/** An enquiry as the intake hands it on. */
export function newLead(change: Partial<NewLead> = {}): NewLead {
  const idempotencyKey = change.idempotencyKey ?? randomUUID()
  return {
    form: 'leadGate',
    idempotencyKey,
    bodyHash: 'ab'.repeat(32),
    ...identifyLead('a secret of the tests, long enough', idempotencyKey),
    receivedAt: '2026-11-15T12:00:00.000Z',
    replyBy: null,
    userId: null,
    timeZone: null,
    verified: true,
    captchaScore: null,
    spamReasons: [],
    fields: { email: 'ada@example.com' },
    ...change,
  }
}
