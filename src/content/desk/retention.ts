import type { DayRule, RetentionRule } from '../../domain/settings/retention.ts'

/** Words of the rules by which personal data goes. */
export const retentionWords = {
  lead: 'What nobody needs any more should not lie around. The server looks every hour and erases by these rules: who wrote and what they wrote goes, form, dates and state stay for the counts.',
  rules: {
    lost: { name: 'Lost inquiries', hint: 'Those that came to nothing.' },
    spam: { name: 'Spam', hint: 'Those that somebody marked as spam.' },
    held: { name: 'Held inquiries', hint: 'Possible spam that nobody released.' },
    won: { name: 'Won inquiries', hint: 'Your books may need them for years. Off keeps them.' },
  } satisfies Readonly<Record<RetentionRule, { readonly name: string; readonly hint: string }>>,
  dayRules: {
    securityDays: { name: 'Security log', hint: 'Reports of blocked attacks and failures.', label: 'Days' },
    helpDays: {
      name: 'Questions to the help chat',
      hint: 'Those that it could not answer. Answered ones stay.',
      label: 'Days since last asked',
    },
  } satisfies Readonly<
    Record<DayRule, { readonly name: string; readonly hint: string; readonly label: string }>
  >,
  on: 'On',
  off: 'Kept',
  months: 'Months since the last change',
  invalidMonths: (most: number) => `A whole number from 1 to ${most}.`,
  invalidDays: (most: number) => `A whole number from 1 to ${most}: the privacy page promises no more.`,
  nothing: 'Nothing would go now.',
  keptAll: 'Nothing goes by this rule.',
  counting: 'Counting …',
  failed: 'Not counted: either the connection or our server is down.',
  count: (count: number) =>
    count === 1 ? '1 would go now' : `${count.toLocaleString('en-US')} would go now`,
  span: (oldest: string, newest: string) =>
    oldest === newest ? `last changed ${oldest}` : `last changed from ${oldest} to ${newest}`,
  logSpan: (oldest: string, newest: string) => (oldest === newest ? oldest : `from ${oldest} to ${newest}`),
  sample: 'Longest at rest',
  statistics: (days: number) => `Statistics name nobody and go after ${days} days.`,
} as const
