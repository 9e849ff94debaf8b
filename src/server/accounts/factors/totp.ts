import { createHmac, timingSafeEqual } from 'node:crypto'

const digits = 6
const periodSeconds = 30
/** How many steps a phone's clock may be off in either direction. */
const drift = 1
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The number of the 30-second period that a moment falls in. */
export function totpStep(at: Date): number {
  return Math.floor(at.getTime() / 1000 / periodSeconds)
}

/** The code of RFC 6238, with SHA-1 because every authenticator app supports it. */
export function totpCode(secret: Uint8Array, step: number, length = digits): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** length).padStart(length, '0')
}

/**
 * The step of a code that is valid now and later than the last one used, so that each code works once;
 * otherwise null.
 */
export function matchTotp(secret: Uint8Array, code: string, at: Date, lastUsedStep: number): number | null {
  const given = Buffer.from(code)
  const now = totpStep(at)
  let found: number | null = null
  // Every step is compared, so that the time taken does not reveal which one matched.
  for (let step = now - drift; step <= now + drift; step += 1) {
    const expected = Buffer.from(totpCode(secret, step))
    const same = given.length === expected.length && timingSafeEqual(given, expected)
    if (same && step > lastUsedStep) found ??= step
  }
  return found
}

/** The address that a QR code gives to an authenticator app. */
export function totpUri(issuer: string, account: string, secret: Uint8Array): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const settings = `algorithm=SHA1&digits=${digits}&issuer=${encodeURIComponent(issuer)}&period=${periodSeconds}`
  return `otpauth://totp/${label}?${settings}&secret=${base32(secret)}`
}

/** Base32 of RFC 4648 without padding, which authenticator apps do not expect. */
export function base32(bytes: Uint8Array): string {
  let text = ''
  let held = 0
  let bits = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += alphabet[(held >>> bits) & 31]
    }
    held &= (1 << bits) - 1
  }
  return bits > 0 ? text + alphabet[(held << (5 - bits)) & 31] : text
}
