import { randomUUID } from 'node:crypto'

/** Long enough to be unlike any other, and nothing that could be mistaken for more than a name in a log. */
const usable = /^[A-Za-z0-9_-]{16,64}$/

/** The name of a request in all logs: a trusted proxy's own, so that its log and ours can be joined, or a new one. */
export function createRequestId(
  isTrusted: (peer: string) => boolean,
): (peer: string, given: string | undefined) => string {
  return (peer, given) =>
    given !== undefined && usable.test(given) && isTrusted(peer) ? given : randomUUID()
}
