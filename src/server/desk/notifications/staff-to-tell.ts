import type { Pool, PoolClient } from 'pg'
import {
  type Notification,
  notificationsOf,
  readNotificationSettings,
} from '../../../domain/desk/notifications.ts'
import type { StaffRole } from '../../../domain/desk/roles.ts'

/** A member of staff, and the mails they want and may have. */
export type StaffToTell = { readonly id: string; readonly wants: ReadonlySet<Notification> }

export async function readStaffToTell(db: Pick<Pool | PoolClient, 'query'>): Promise<StaffToTell[]> {
  const { rows } = await db.query<{ id: string; role: StaffRole; value: unknown }>(
    `select u.id, u.role, s.value from users u left join notification_settings s on s.user_id = u.id
     where u.role <> 'visitor' order by u.id`,
  )
  return rows.map(({ id, role, value }) => {
    const settings = readNotificationSettings(value)
    return { id, wants: new Set(notificationsOf(role).filter((notification) => settings[notification])) }
  })
}
