import type { Pool } from 'pg'
import * as limits from '../../../domain/limits.ts'
import type { Actor } from '../authorize.ts'
import { type Changed, changeInquiry } from '../change-inquiry.ts'
import type { TellStaff } from '../notifications/tell-staff.ts'

type Refused = { readonly assigneeId: string | null } | 'not-staff'

/** Gives the inquiry to a member of staff, or to nobody. The mail about it waits until it can no longer be undone. */
export async function assign(
  { pool, tellStaff }: { readonly pool: Pool; readonly tellStaff: TellStaff },
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
    const people = to === null ? [] : [to]
    return {
      kind: 'assigned',
      detail: { from: row.assignee_id, to },
      tell: (entryId) =>
        tellStaff(client, {
          notification: 'assigned',
          entryId,
          by: actor,
          people,
          afterMs: limits.desk.undoMs,
        }),
    }
  })
}
