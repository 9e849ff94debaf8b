/** How far the proof goes: short in every test run, long in `npm run prove`. */
const prove = process.env.PROVE_ROUNDS !== undefined
export const rounds = Number(process.env.PROVE_ROUNDS ?? 2)
/** Enough that a kill meets enquiries at every step of their way. */
export const enquiriesPerRound = prove ? 200 : 60
export const outageMs = Number(process.env.PROVE_OUTAGE_SECONDS ?? 4) * 1_000

const readyMs = 3_000
const answerMs = 2_000

/** A first start also makes the database: on a machine so busy that it takes longer, it is the measure. */
export function readyLimitMs(firstStartMs: number): number {
  return prove ? readyMs : Math.max(readyMs, firstStartMs)
}

/** Beside other tests the machine's own delay counts too: the longest answer without any fault. */
export function answerLimitMs(slowestHealthyMs: number): number {
  return prove ? answerMs : answerMs + slowestHealthyMs
}

/** For tests whose length depends on the extent. */
export const patienceMs = 60_000 + rounds * 20_000 + outageMs * 3
