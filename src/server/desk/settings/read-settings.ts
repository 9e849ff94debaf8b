import type { Pool } from 'pg'
import type { CompanySettings, SettingsTopic } from '../../../domain/settings/company-settings.ts'
import { type StoredTopic, settingsOf } from '../../company/company-settings.ts'
import { version } from '../save-seen.ts'

/** The settings with the version of each topic, which whoever changes it names; null for one that was never set. */
export async function readSettings(
  pool: Pool,
  defaults: CompanySettings,
): Promise<CompanySettings & { readonly versions: Readonly<Record<SettingsTopic, string | null>> }> {
  const { rows } = await pool.query<StoredTopic & { version: string }>(
    `select topic, value, ${version} from company_settings`,
  )
  const versionOf = (topic: SettingsTopic) => rows.find((row) => row.topic === topic)?.version ?? null
  const versions = {
    webhook: versionOf('webhook'),
    retention: versionOf('retention'),
    calendar: versionOf('calendar'),
  }
  return { ...settingsOf(rows, defaults), versions }
}
