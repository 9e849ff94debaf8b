import type { Pool } from 'pg'
import * as z from 'zod/mini'
import type { Company } from '../../../content/company/company.ts'
import { deskMailWords as words } from '../../../content/desk/desk-mails.ts'
import * as limits from '../../../domain/limits.ts'
import type { WorkCalendar } from '../../../domain/work-calendar.ts'
import { readInquiry } from '../../inquiries/storage/read-inquiry.ts'
import { UnknownJob } from '../../jobs/job-queue.ts'
import type { MailAddress, MailTransport } from '../../mail/mail-message.ts'
import { waiting } from '../inquiries/waiting.ts'
import { composeDeskMail, type DeskNews, type MailedInquiry } from './compose-desk-mail.ts'
import type { DeskMailJob } from './desk-mail-job.ts'

export type DeskMailDeps = {
  readonly pool: Pool
  readonly now: () => Date
  readonly origin: string
  readonly company: Company
  readonly from: MailAddress
  /** The company's own mailbox. */
  readonly owner: MailAddress
  readonly mail: MailTransport
  readonly calendar: () => Pick<WorkCalendar, 'timeZone'>
}

/** Sends one mail to a member of staff, unless what it is about is settled. Throws when it should be tried again later. */
export async function deliverDeskMail(deps: DeskMailDeps, job: DeskMailJob): Promise<void> {
  const to = job.to === null ? deps.owner : await findStaff(deps.pool, job.to)
  const news = to && (await readNews(deps, job))
  if (!to || !news) return
  const { id } = job
  await deps.mail.send(
    composeDeskMail({ ...deps, timeZone: deps.calendar().timeZone, id, to, now: deps.now() }, news),
  )
}

async function findStaff(pool: Pool, id: string): Promise<MailAddress | null> {
  const { rows } = await pool.query<MailAddress>(
    `select display_name as name, email as address from users where id = $1 and role <> 'visitor'`,
    [id],
  )
  return rows[0] ?? null
}

async function readNews({ pool, now }: DeskMailDeps, { to, about }: DeskMailJob): Promise<DeskNews | null> {
  switch (about.kind) {
    case 'promises': {
      const found = await find(pool, `l.id = any ($1) and ${waiting}`, about.inquiryIds)
      const inquiries = await readAll(pool, found.slice(0, limits.desk.escalation.listed))
      const late = found.filter(({ reply_by }) => reply_by !== null && reply_by < now()).length
      return inquiries.length > 0 ? { kind: 'promises', inquiries, count: found.length, late } : null
    }
    case 'arrived': {
      const [mailed] = await readAll(pool, await find(pool, 'l.id = $1 and not l.held', about.inquiryId))
      return mailed ? { kind: 'arrived', ...mailed } : null
    }
    case 'entry':
      return readEntryNews(pool, about.entryId, to)
    default:
      throw new UnknownJob((about satisfies never as DeskMailJob['about']).kind)
  }
}

const noteSchema = z.object({ text: z.string() })

/** Null when the entry was erased, or the inquiry went on to somebody else. */
async function readEntryNews(pool: Pool, entryId: string, to: string | null): Promise<DeskNews | null> {
  const { rows } = await pool.query<{
    kind: string
    detail: unknown
    inquiry_id: string
    by: string | null
  }>(
    `select e.kind, e.detail, e.inquiry_id, coalesce(nullif(u.display_name, ''), u.email) as by
     from inquiry_entries e left join users u on u.id = e.actor_id where e.id = $1`,
    [entryId],
  )
  const [entry] = rows
  if (!entry) return null
  const by = entry.by ?? words.colleague
  if (entry.kind === 'assigned') {
    const found = await find(pool, 'l.id = $1 and l.assignee_id = $2', entry.inquiry_id, to)
    const [mailed] = await readAll(pool, found)
    return mailed ? { kind: 'assigned', by, ...mailed } : null
  }
  const note = noteSchema.safeParse(entry.detail).data?.text
  const [mailed] = await readAll(pool, await find(pool, 'l.id = $1', entry.inquiry_id))
  return mailed && note !== undefined ? { kind: 'mentioned', by, note, ...mailed } : null
}

type Found = Omit<MailedInquiry, 'inquiry'> & { readonly id: string; readonly reply_by: Date | null }

async function find(pool: Pool, condition: string, ...values: unknown[]): Promise<Found[]> {
  const { rows } = await pool.query<Found>(
    `select l.id, l.reply_by, ${waiting} as waits, coalesce(nullif(u.display_name, ''), u.email) as with
     from leads l left join users u on u.id = l.assignee_id
     where ${condition} order by l.reply_by, l.id`,
    values,
  )
  return rows
}

async function readAll(pool: Pool, found: readonly Found[]): Promise<MailedInquiry[]> {
  const mailed: MailedInquiry[] = []
  for (const { id, with: name, waits } of found) {
    const inquiry = await readInquiry(pool, id)
    if (inquiry) mailed.push({ inquiry, with: name, waits })
  }
  return mailed
}
