import * as z from 'zod/mini'
import * as limits from '../limits.ts'

/** Which inquiries can be erased by age: those in a state that is an end, and those that nobody released. */
export const retentionRules = ['lost', 'spam', 'held', 'won'] as const
export type RetentionRule = (typeof retentionRules)[number]

const months = z.nullable(z.int().check(z.minimum(1), z.maximum(limits.desk.retentionMonthsMax)))

/** Months since the last change; null keeps them. */
export const retentionSchema = z.object({
  lost: months,
  spam: months,
  held: months,
  won: months,
  /** The privacy page promises that the security log goes after so many days, so that it may go sooner and never stays. */
  securityDays: z.int().check(z.minimum(1), z.maximum(limits.events.keepSecurity.days)),
})

export type Retention = z.output<typeof retentionSchema>

export const defaultRetention: Retention = {
  lost: 24,
  spam: 6,
  held: 6,
  won: null,
  securityDays: limits.events.keepSecurity.days,
}
