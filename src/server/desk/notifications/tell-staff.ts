import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import type { Notification } from '../../../domain/desk/notifications.ts'
import { deliveryJobId } from '../../inquiries/storage/inquiry-identity.ts'
import type { Actor } from '../authorize.ts'
import type { DeskMailJob } from './desk-mail-job.ts'
import { readStaffToTell } from './staff-to-tell.ts'

type Db = Pick<Pool | PoolClient, 'query'>

/** Something that one member of staff did and others want to hear of. */
type News = {
  readonly notification: Notification
  readonly entryId: string
  readonly by: Actor
  readonly people: readonly string[]
  /** For what is often taken back at once. */
  readonly afterMs?: number
}

/** Adds the mails to those of the people who want them, within the transaction; never one to whoever did it. */
export type TellStaff = (db: Db, news: News) => Promise<void>

export function createTellStaff(jobText: string): TellStaff {
  return async (db, { notification, entryId, by, people, afterMs = 0 }) => {
    if (people.every((id) => id === by.id)) return
    const told = (await readStaffToTell(db)).filter(
      ({ id, wants }) => id !== by.id && people.includes(id) && wants.has(notification),
    )
    const jobs = told.map(
      ({ id: to }): DeskMailJob => ({
        id: randomUUID(),
        to,
        about: { kind: 'entry', entryId },
      }),
    )
    await addDeskMails(db, jobText, jobs, afterMs)
  }
}

/** Adds the mails about an arrival, within the transaction. */
export type TellArrival = (db: Db, inquiryId: string) => Promise<void>

/**
 * Adds the mails to everybody who wants to hear of each inquiry. Doing it again adds none. Possible spam is not told before it is
 * released: a job that is done already would keep the mail from being sent then.
 */
export async function tellArrival(db: Db, jobText: string, inquiryId: string): Promise<void> {
  const { rowCount } = await db.query('select from leads where id = $1 and not held and not sample', [
    inquiryId,
  ])
  if (rowCount === 0) return
  const told = (await readStaffToTell(db)).filter(({ wants }) => wants.has('arrived'))
  const jobs = told.map(
    ({ id: to }): DeskMailJob => ({
      id: deliveryJobId(inquiryId, `arrived ${to}`),
      to,
      about: { kind: 'arrived', inquiryId },
    }),
  )
  await addDeskMails(db, jobText, jobs)
}

export async function addDeskMails(
  db: Db,
  jobText: string,
  jobs: readonly DeskMailJob[],
  afterMs = 0,
): Promise<void> {
  if (jobs.length === 0) return
  const startAfter = String(afterMs / 1000)
  await db.query(jobText, [JSON.stringify(jobs.map((data) => ({ id: data.id, data, startAfter })))])
}
