import type { Pool } from 'pg'
import { portlandTimeZone } from '../../domain/portland-day.ts'
import { type CompanySettings, companySettingsSchemas } from '../../domain/settings/company-settings.ts'
import { defaultRetention } from '../../domain/settings/retention.ts'
import type { Database } from '../database/connect.ts'
import type { Settings } from '../env.ts'

export type KeptSettings = {
  /** As the owners left them; what they never touched is as the environment says. */
  current(): CompanySettings
  stop(): Promise<void>
}

type SettingsDeps = {
  readonly database: Pick<Database, 'pool' | 'listen'>
  readonly defaults: CompanySettings
}

/** The settings of the environment, which hold until an owner says otherwise. */
export function defaultCompanySettings({ webhook, openingHours }: Settings): CompanySettings {
  return {
    webhook: { url: webhook.url },
    retention: defaultRetention,
    calendar: {
      timeZone: portlandTimeZone,
      hours: openingHours,
      federalHolidays: true,
      closedDays: [],
    },
  }
}

/** Keeps the settings in memory and reads them again when any server has changed one, so that reading them costs nothing. */
export async function startCompanySettings({ database, defaults }: SettingsDeps): Promise<KeptSettings> {
  let current = await readCompanySettings(database.pool, defaults)
  const listening = await database.listen('company_settings', async () => {
    current = await readCompanySettings(database.pool, defaults)
  })
  return { current: () => current, stop: () => listening.close() }
}

export async function readCompanySettings(pool: Pool, defaults: CompanySettings): Promise<CompanySettings> {
  const { rows } = await pool.query<StoredTopic>('select topic, value from company_settings')
  return settingsOf(rows, defaults)
}

export type StoredTopic = { readonly topic: string; readonly value: unknown }

/** A value that no longer fits its schema counts as never set. */
export function settingsOf(rows: readonly StoredTopic[], defaults: CompanySettings): CompanySettings {
  const stored = Object.fromEntries(rows.map(({ topic, value }) => [topic, value]))
  return {
    webhook: companySettingsSchemas.webhook.safeParse(stored.webhook).data ?? defaults.webhook,
    retention: companySettingsSchemas.retention.safeParse(stored.retention).data ?? defaults.retention,
    calendar: companySettingsSchemas.calendar.safeParse(stored.calendar).data ?? defaults.calendar,
  }
}
