import { Hono } from 'hono'
import type { Pool } from 'pg'
import { notificationSchema, readNotificationSettings } from '../../../domain/desk/notifications.ts'
import type { AppTypes } from '../../http/app-types.ts'
import type { Authorize } from '../authorize.ts'
import { checked } from '../checked.ts'

export type NotificationsDeps = { readonly pool: Pool; readonly authorize: Authorize }

/** The mails that whoever asks wants to have. */
export function createNotificationsApi({ pool, authorize }: NotificationsDeps) {
  return new Hono<AppTypes>()
    .get('/', async (c) => {
      const actor = await authorize(c, 'readNotifications')
      if (actor instanceof Response) return actor
      const { rows } = await pool.query<{ value: unknown }>(
        'select value from notification_settings where user_id = $1',
        [actor.id],
      )
      return c.json(readNotificationSettings(rows[0]?.value))
    })
    .put('/', checked('json', notificationSchema), async (c) => {
      const actor = await authorize(c, 'changeNotifications')
      if (actor instanceof Response) return actor
      await pool.query(
        `insert into notification_settings (user_id, value) values ($1, $2)
         on conflict (user_id) do update set value = $2`,
        [actor.id, JSON.stringify(c.req.valid('json'))],
      )
      return c.json({})
    })
}
