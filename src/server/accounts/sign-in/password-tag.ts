import { createHmac } from 'node:crypto'

const bits = 12

/**
 * Twelve bits of a keyed hash: enough to tell the sign-ups of one address apart, and too few to say anything about a
 * password, of which billions share each tag.
 */
export function passwordTag(secret: string, email: string, password: string): number {
  const digest = createHmac('sha256', secret)
    .update(`password tag ${email}\0${password.normalize('NFKC')}`)
    .digest()
  return digest.readUInt16BE(0) >> (16 - bits)
}
