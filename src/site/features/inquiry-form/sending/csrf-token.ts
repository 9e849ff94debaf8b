import { randomHex } from '../../../../domain/random-hex.ts'
import type { KeptStorage } from '../../../../ui/storage/kept-storage.ts'

const name = 'csrf_token'
const tokenBytes = 32
const tokenPattern = /^[0-9a-f]{64}$/

export type CsrfToken = {
  /** Returns this tab's token and writes it to the cookie, which may hold another tab's token by now. */
  mirror(): string
  /** Called after a success: the next request gets a new token. */
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
