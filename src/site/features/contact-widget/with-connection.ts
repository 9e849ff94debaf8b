import * as limits from '../../../domain/limits.ts'

/**
 * Loads code once the server has answered. Browsers remember a failed import until the page is reloaded, so it
 * must not be tried without a connection, or trying again later would be in vain.
 */
export async function withConnection<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  await fetch('/robots.txt', {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(limits.chat.patienceMs),
  })
  return load()
}
