import type { Pool } from 'pg'
import type { CompanySettings, SettingsTopic } from '../../../domain/settings/company-settings.ts'
import { writeAudit } from '../audit.ts'
import type { Actor } from '../authorize.ts'
import { type Saved, saveSeen, version } from '../save-seen.ts'

/** Stores one topic and who changed it. Every server hears of it, reads it again, and renders the pages that show it. */
export function changeSettings<Topic extends SettingsTopic>(
  pool: Pool,
  actor: Actor,
  topic: Topic,
  { value, seen }: { readonly value: CompanySettings[Topic]; readonly seen: string | null },
): Promise<Saved<unknown>> {
  return saveSeen<unknown>(pool, {
    what: `settings ${topic}`,
    seen,
    value,
    async read(client) {
      const { rows } = await client.query<{ value: unknown; version: string }>(
        `select value, ${version} from company_settings where topic = $1`,
        [topic],
      )
      return rows[0] ?? null
    },
    async write(client) {
      const { rows } = await client.query<{ version: string }>(
        `insert into company_settings (topic, value, changed_by) values ($1, $2, $3)
         on conflict (topic) do update set value = $2, changed_by = $3, changed_at = clock_timestamp()
         returning ${version}`,
        [topic, JSON.stringify(value), actor.id],
      )
      // The pages show some of them, and open desks do.
      await client.query(`select pg_notify('facts', ''), pg_notify('desk', '{"settings":true}')`)
      await writeAudit(client, actor.id, 'settings_changed', { topic })
      return rows[0]?.version ?? null
    },
  })
}
