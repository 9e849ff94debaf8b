import { createHmac, timingSafeEqual } from 'node:crypto'

const digits = 6
const periodSeconds = 30
/** How many steps a phone's clock may be off, either way. */
const drift = 1
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The number of the 30 seconds that a moment lies in. */
export function totpStep(at: Date): number {
  return Math.floor(at.getTime() / 1000 / periodSeconds)
}

/** The code of RFC 6238, with SHA-1 as every authenticator app has it. */
export function totpCode(secret: Uint8Array, step: number, length = digits): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** length).padStart(length, '0')
}

/** The step a code belongs to, if it is one of now and later than the last one used: each is good for one use. */
export function matchTotp(secret: Uint8Array, code: string, at: Date, lastUsedStep: number): number | null {
  const given = Buffer.from(code)
  const now = totpStep(at)
  let found: number | null = null
  // All of them are compared, so that the time taken says nothing about which one it was.
  for (let step = now - drift; step <= now + drift; step += 1) {
    const expected = Buffer.from(totpCode(secret, step))
    const same = given.length === expected.length && timingSafeEqual(given, expected)
    if (same && step > lastUsedStep) found ??= step
  }
  return found
}

/** What a QR code says to an authenticator app. */
export function totpUri(issuer: string, account: string, secret: Uint8Array): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const settings = `algorithm=SHA1&digits=${digits}&issuer=${encodeURIComponent(issuer)}&period=${periodSeconds}`
  return `otpauth://totp/${label}?${settings}&secret=${base32(secret)}`
}

/** As RFC 4648 has it, without padding, which authenticator apps do not expect. */
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
