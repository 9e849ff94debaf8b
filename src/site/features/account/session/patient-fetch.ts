import * as limits from '../../../../domain/limits.ts'
import { visitorTimeZone } from '../../../platform/visitor-time-zone.ts'

let waitSeconds: number | null = null

/** The `Retry-After` of the last response, if it was a 429. The client does not pass it on. */
export function lastWaitSeconds(): number | null {
  return waitSeconds
}

/**
 * The `fetch` of all account calls, with a timeout so that none lasts forever. It names the time zone, so that
 * a person sees in the list of sessions where each of them is used.
 */
export async function patientFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers)
  headers.set('X-Time-Zone', visitorTimeZone())
  const response = await fetch(input, {
    ...init,
    headers,
    signal: AbortSignal.timeout(limits.accountPage.requestMs),
  })
  waitSeconds = response.status === 429 ? Number(response.headers.get('Retry-After')) || null : null
  return response
}
