import type { Pool } from 'pg'
import type { CompanySettings, SettingsTopic } from '../../../domain/settings/company-settings.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { writeAudit } from '../audit.ts'
import type { Actor } from '../authorize.ts'

/** Stores one topic and who changed it. Every server hears of it, reads it again, and renders the pages that show it. */
export async function changeSettings<Topic extends SettingsTopic>(
  pool: Pool,
  actor: Actor,
  topic: Topic,
  value: CompanySettings[Topic],
): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query(
      `insert into company_settings (topic, value, changed_by) values ($1, $2, $3)
       on conflict (topic) do update set value = $2, changed_by = $3, changed_at = now()`,
      [topic, JSON.stringify(value), actor.id],
    )
    // The pages show some of them, and open desks do.
    await client.query(`select pg_notify('facts', ''), pg_notify('desk', '{"settings":true}')`)
    await writeAudit(client, actor.id, 'settings_changed', { topic })
  })
}
