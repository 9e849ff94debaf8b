import * as z from 'zod/mini'

/** The way of a test inquiry, in the order in which the desk shows it. */
export const testLegs = ['stored', 'announced', 'listed', 'owner', 'visitor', 'webhook', 'removed'] as const

export type TestLeg = (typeof testLegs)[number]

const legSchema = z.object({
  leg: z.enum(testLegs),
  state: z.enum(['waiting', 'done', 'failed', 'skipped']),
  /** Since the test began; null while it waits and where it was skipped. */
  ms: z.nullable(z.number()),
  /** The reason of a failure, in the words of the part that failed; null when nothing came in time, or where nothing was to be done. */
  reason: z.nullable(z.string()),
})

/** The state of a test inquiry at one moment. */
export const testProgressSchema = z.object({ over: z.boolean(), legs: z.array(legSchema) })

export type LegProgress = z.output<typeof legSchema>
export type TestProgress = z.output<typeof testProgressSchema>
