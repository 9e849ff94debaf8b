import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts content that the database stores but must not be able to read. */
export type SecretBox = {
  seal(content: Buffer): Buffer
  /** Null when it was sealed under another secret or for another purpose, or was changed since. */
  open(sealed: Buffer): Buffer | null
}

const nonceBytes = 12
const tagBytes = 16

/** AES-256-GCM with a key derived from the server's secret, one per purpose. */
export function createSecretBox(secret: string, purpose: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return {
    seal(content) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const encrypted = Buffer.concat([cipher.update(content), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted])
    },
    open(sealed) {
      try {
        const nonce = sealed.subarray(0, nonceBytes)
        const decipher = createDecipheriv('aes-256-gcm', key, nonce)
        decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
        return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()])
      } catch {
        return null
      }
    },
  }
}
