import type { KeptStorage } from '../../../platform/kept-storage.ts'
import { randomHex } from './random-hex.ts'

const name = 'csrf_token'
const tokenBytes = 32
const tokenPattern = /^[0-9a-f]{64}$/

export type CsrfToken = {
  /** This tab's token, put into the cookie at once: another tab may have put its own there since. */
  mirror(): string
  /** After a success the next request gets another one. */
  rotate(): void
}

export function createCsrfToken(
  session: KeptStorage,
  writeCookie: (cookie: string) => void,
  secure: boolean,
): CsrfToken {
  function makeToken(): string {
    const token = randomHex(tokenBytes)
    session.set(name, token)
    return token
  }

  return {
    mirror() {
      const stored = session.get(name)
      const token = stored && tokenPattern.test(stored) ? stored : makeToken()
      writeCookie(`${name}=${token}; Path=/; SameSite=Strict${secure ? '; Secure' : ''}`)
      return token
    },
    rotate() {
      makeToken()
    },
  }
}
