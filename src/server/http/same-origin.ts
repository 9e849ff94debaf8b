import { timingSafeEqual } from 'node:crypto'

export type OriginHeaders = {
  readonly origin: string | undefined
  readonly fetchSite: string | undefined
}

/** Judges by the browser's own headers where a request comes from; programs other than browsers send none. */
export function originVerdict(
  { origin, fetchSite }: OriginHeaders,
  own: readonly string[],
): 'same' | 'foreign' | 'unsaid' {
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return 'foreign'
  if (origin !== undefined) return own.includes(origin) ? 'same' : 'foreign'
  return fetchSite === undefined ? 'unsaid' : 'same'
}

const tokenPattern = /^[0-9a-f]{64}$/

/** The token in the body must equal the one in the cookie: another site can neither read nor set it. */
export function csrfTokensMatch(sent: string | undefined, cookie: string | undefined): boolean {
  if (!sent || !cookie || !tokenPattern.test(sent) || !tokenPattern.test(cookie)) return false
  return timingSafeEqual(Buffer.from(sent), Buffer.from(cookie))
}
