import type { Pool } from 'pg'
import type { Actor } from '../authorize.ts'
import { type Changed, changeInquiry } from '../change-inquiry.ts'

type Refused = { readonly assigneeId: string | null } | 'not-staff'

/** Gives the inquiry to a member of staff, or to nobody. */
export async function assign(
  pool: Pool,
  actor: Actor,
  reference: string,
  { from, to }: { readonly from: string | null; readonly to: string | null },
): Promise<Changed<Refused>> {
  return changeInquiry<Refused>(pool, actor, reference, async (client, row) => {
    if (row.assignee_id === to) return null
    if (row.assignee_id !== from) return { refused: { assigneeId: row.assignee_id } }
    if (to !== null) {
      const { rowCount } = await client.query(
        `select from users where id = $1 and role in ('producer', 'owner') for key share`,
        [to],
      )
      if (!rowCount) return { refused: 'not-staff' }
    }
    await client.query('update leads set assignee_id = $2 where id = $1', [row.id, to])
    return { kind: 'assigned', detail: { from: row.assignee_id, to } }
  })
}
