import * as z from 'zod/mini'
import { workCalendarSchema } from './calendar-schema.ts'
import { retentionSchema } from './retention.ts'

/** The owners' settings at the desk, by topic. Each topic is stored and changed as a whole. */
export const companySettingsSchemas = {
  /** Where every inquiry is sent as JSON; null sends none. */
  webhook: z.object({ url: z.nullable(z.url({ protocol: /^https?$/ }).check(z.maxLength(2000))) }),
  /** How long personal data is kept. */
  retention: retentionSchema,
  /** When the company works: promises count in it, and pages show its hours. */
  calendar: workCalendarSchema,
} as const

export type SettingsTopic = keyof typeof companySettingsSchemas
export type CompanySettings = {
  readonly [Topic in SettingsTopic]: z.output<(typeof companySettingsSchemas)[Topic]>
}
