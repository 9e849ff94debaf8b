import { createHash, createHmac } from 'node:crypto'

/** Crockford's digits: none is mistaken for another when read aloud. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export type InquiryIdentity = {
  /** The name that the visitor and the owner use for this inquiry. */
  readonly reference: string
  /** Opens the status page; separate from the reference, which is not secret. */
  readonly statusToken: string
}

/**
 * Derives an inquiry's reference and status token from its idempotency key and the server's secret: a repeat,
 * a spooled copy and every server arrive at the same ones without asking each other.
 */
export function identifyInquiry(secret: string, idempotencyKey: string): InquiryIdentity {
  const made = (purpose: string) =>
    createHmac('sha256', secret).update(`${purpose} ${idempotencyKey}`).digest()
  const letters = [...made('reference').subarray(0, 10)].map((byte) => digits[byte % 32]).join('')
  return {
    reference: `${letters.slice(0, 5)}-${letters.slice(5)}`,
    statusToken: made('status').subarray(0, 16).toString('base64url'),
  }
}

export function isReference(text: string): boolean {
  return /^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/.test(text)
}

export function hashStatusToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** A job id that is the same every time the job is created. */
export function deliveryJobId(reference: string, channel: string): string {
  return uuidOf(createHash('sha256').update(`${reference} ${channel}`).digest('hex'))
}

/**
 * The key for a browser without our scripts, which makes no key and posts twice when its button is pressed
 * twice: the same text from the same address is one inquiry per day, even when scripts that loaded late send
 * it again.
 */
export function keyOfText(secret: string, bodyHash: string, address: string, day: string): string {
  return uuidOf(createHmac('sha256', secret).update(`text ${bodyHash} ${address} ${day}`).digest('hex'))
}

function uuidOf(hex: string): string {
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
