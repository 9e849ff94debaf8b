import * as limits from '../../src/domain/limits.ts'

/** How far the proof goes: short in every test run, long in `npm run prove`. */
const prove = process.env.PROVE_ROUNDS !== undefined
export const rounds = Number(process.env.PROVE_ROUNDS ?? 2)
/** Enough that a kill meets inquiries at every step of their way. */
export const inquiriesPerRound = prove ? 200 : 60
/** An outage lasts until enough inquiries have met it, and at least this long. */
export const outageMs = Number(process.env.PROVE_OUTAGE_SECONDS ?? 0) * 1_000

/**
 * A server that was killed is ready again about as soon as at its first start, which also makes the database. Both
 * times are of the same machine under the same load.
 */
export function readyLimitMs(firstStartMs: number): number {
  return 4 * firstStartMs
}

/** During a fault an answer takes the server's own patience and what answers take without one, several times over. */
export function answerLimitMs(slowestHealthyMs: number): number {
  const { storeMs, lateMs, mailMs } = limits.intake
  return 2 * (storeMs + lateMs + mailMs) + 10 * slowestHealthyMs
}

/** For tests whose length depends on the extent; it only ends what hangs. */
export const patienceMs = 300_000 + rounds * 20_000 + outageMs * 3
