import * as limits from '../../../../domain/limits.ts'

let waitSeconds: number | null = null

/** How long the server asked to wait, if that is what it said last: the client does not pass it on. */
export function lastWaitSeconds(): number | null {
  return waitSeconds
}

/** What the client asks with: no call lasts for ever. */
export async function patientFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, {
    ...init,
    signal: AbortSignal.timeout(limits.accountPage.requestMs),
  })
  waitSeconds = response.status === 429 ? Number(response.headers.get('Retry-After')) || null : null
  return response
}
