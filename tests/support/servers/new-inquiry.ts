import { randomUUID } from 'node:crypto'
import { identifyInquiry } from '../../../src/server/inquiries/storage/inquiry-identity.ts'
import type { NewInquiry } from '../../../src/server/inquiries/storage/new-inquiry.ts'

/** An inquiry as the intake passes it on. */
export function newInquiry(change: Partial<NewInquiry> = {}): NewInquiry {
  const idempotencyKey = change.idempotencyKey ?? randomUUID()
  return {
    form: 'leadGate',
    idempotencyKey,
    bodyHash: 'ab'.repeat(32),
    ...identifyInquiry('a secret of the tests, long enough', idempotencyKey),
    receivedAt: '2026-11-15T12:00:00.000Z',
    replyBy: null,
    userId: null,
    timeZone: null,
    verified: true,
    captchaScore: null,
    spamReasons: [],
    test: false,
    requestId: 'request',
    source: {},
    fields: { email: 'ada@example.com' },
    ...change,
  }
}
