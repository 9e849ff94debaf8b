import * as z from 'zod/mini'
import { type StaffRole, staffRoles } from './roles.ts'

/** The mails that a member of staff can have, and whether they have them until they choose. */
export const notificationSchema = z.object({
  /** A promise of theirs is about to break. */
  ownPromise: z._default(z.boolean(), true),
  assigned: z._default(z.boolean(), false),
  mentioned: z._default(z.boolean(), true),
  arrived: z._default(z.boolean(), false),
  /** A promise of anybody is about to break. */
  anyPromise: z._default(z.boolean(), true),
})

export type NotificationSettings = z.output<typeof notificationSchema>
export type Notification = keyof NotificationSettings

/** The mails in the order in which they are offered, with the least role that can have each. */
const leastRoles: readonly (readonly [Notification, StaffRole])[] = [
  ['ownPromise', 'producer'],
  ['assigned', 'producer'],
  ['mentioned', 'viewer'],
  ['arrived', 'viewer'],
  ['anyPromise', 'owner'],
]

export function notificationsOf(role: StaffRole): Notification[] {
  const mayHave = (least: StaffRole) => staffRoles.indexOf(role) >= staffRoles.indexOf(least)
  return leastRoles.filter(([, least]) => mayHave(least)).map(([notification]) => notification)
}

/** The stored choices; the defaults hold for whatever was never chosen. */
export function readNotificationSettings(stored: unknown): NotificationSettings {
  return notificationSchema.safeParse(stored).data ?? notificationSchema.parse({})
}
