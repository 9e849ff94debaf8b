import * as z from 'zod/mini'
import * as limits from '../limits.ts'

/** Which inquiries can be erased by age: those in a state that is an end, and those that nobody released. */
export const retentionRules = ['lost', 'spam', 'held', 'won'] as const
export type RetentionRule = (typeof retentionRules)[number]

const months = z.nullable(z.int().check(z.minimum(1), z.maximum(limits.desk.retentionMonthsMax)))

/** Other data that goes by age, in days. The privacy page promises these limits, so it may go sooner and never stays longer. */
export const dayRules = ['securityDays', 'helpDays'] as const
export type DayRule = (typeof dayRules)[number]

export const mostDays: Readonly<Record<DayRule, number>> = {
  securityDays: limits.events.keepSecurity.days,
  /** Since an unanswered question to the help chat was last asked. */
  helpDays: limits.help.keepQuestions.days,
}

const days = (rule: DayRule) => z.int().check(z.minimum(1), z.maximum(mostDays[rule]))

/** Months since the last change; null keeps them. */
export const retentionSchema = z.object({
  lost: months,
  spam: months,
  held: months,
  won: months,
  securityDays: days('securityDays'),
  // Rules that were saved before there was a help chat do not have it.
  helpDays: z._default(days('helpDays'), mostDays.helpDays),
})

export type Retention = z.output<typeof retentionSchema>

export const defaultRetention: Retention = {
  lost: 24,
  spam: 6,
  held: 6,
  won: null,
  ...mostDays,
}
