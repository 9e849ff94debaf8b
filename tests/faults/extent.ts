import * as limits from '../../src/domain/limits.ts'

/** How thorough these tests are: short in every test run, long in `npm run prove`. */
const prove = process.env.PROVE_ROUNDS !== undefined
export const rounds = Number(process.env.PROVE_ROUNDS ?? 2)
/** Enough inquiries that a kill catches some at every step of the intake. */
export const inquiriesPerRound = prove ? 200 : 60
/** An outage lasts until enough inquiries have met it, and at least this long. */
export const outageMs = Number(process.env.PROVE_OUTAGE_SECONDS ?? 0) * 1_000

/** How long accounts are attacked. */
export const attackMs = Number(process.env.PROVE_ATTACK_MINUTES ?? 0.25) * 60_000

/**
 * A killed server takes about as long to become ready as its first start did, which also created the
 * database. Both times are measured on the same machine under the same load.
 */
export function readyLimitMs(firstStartMs: number): number {
  return 4 * firstStartMs
}

/** During a fault, an answer may take several times the server's own timeouts plus the normal answer time. */
export function answerLimitMs(slowestHealthyMs: number): number {
  const { storeMs, lateMs, mailMs } = limits.intake
  return 2 * (storeMs + lateMs + mailMs) + 10 * slowestHealthyMs
}

/** The timeout of tests whose length depends on these settings; it only stops a test that hangs. */
export const patienceMs = 300_000 + rounds * 20_000 + outageMs * 3
