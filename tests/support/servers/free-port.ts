import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** A free port on this machine. */
export async function freePort(): Promise<number> {
  return (await tryPort(0)) ?? freePort()
}

/**
 * A free port that stays free while its server is down: systems take the ports of outgoing connections from above 32767, and one
 * of the many that look for the server there would get it.
 */
export async function lastingPort(): Promise<number> {
  return (await tryPort(randomInt(15_000, 32_000))) ?? lastingPort()
}

function tryPort(wanted: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(undefined))
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : undefined
      probe.close(() => resolve(port))
    })
  })
}
