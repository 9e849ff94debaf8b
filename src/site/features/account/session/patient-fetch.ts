import * as limits from '../../../../domain/limits.ts'

let waitSeconds: number | null = null

/** The `Retry-After` of the last response, if it was a 429. The client does not pass it on. */
export function lastWaitSeconds(): number | null {
  return waitSeconds
}

/** The client's `fetch`, with a timeout so that no call lasts forever. */
export async function patientFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, {
    ...init,
    signal: AbortSignal.timeout(limits.accountPage.requestMs),
  })
  waitSeconds = response.status === 429 ? Number(response.headers.get('Retry-After')) || null : null
  return response
}
