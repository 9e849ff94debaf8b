import { parseJson } from '../../domain/parse-json.ts'
import { type AppContext, failure, mediaType } from './app-types.ts'
import { originVerdict } from './same-origin.ts'

/** The types that `navigator.sendBeacon` and `fetch` send. */
const beaconTypes = ['application/json', 'text/plain']

/** The error response for a report of another site or of another type; null for one that can be read. */
export function refuseBeacon(
  c: AppContext,
  origins: readonly string[],
  types: readonly string[] = beaconTypes,
): Response | null {
  const headers = { origin: c.req.header('Origin'), fetchSite: c.req.header('Sec-Fetch-Site') }
  if (originVerdict(headers, origins) === 'foreign') {
    return c.json(failure('forbidden', 'Reports are taken from this site only.'), 403)
  }
  if (!types.includes(mediaType(c))) {
    return c.json(failure('unsupported_type', 'This type of content is not taken here.'), 415)
  }
  return null
}

export async function readBeacon(c: AppContext): Promise<unknown> {
  return parseJson(await c.req.text().catch(() => ''))
}

export function beaconTooLarge(c: AppContext): Response {
  return c.json(failure('too_large', 'The report is too large.'), 413)
}
