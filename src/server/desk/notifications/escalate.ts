import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { reachOf, warnBeforeMs } from '../../../domain/desk/escalation.ts'
import { type InquiryForm, inquiryForms } from '../../../domain/inquiry/inquiry-forms.ts'
import * as limits from '../../../domain/limits.ts'
import { openingAt } from '../../../domain/opening-at.ts'
import type { WorkCalendar } from '../../../domain/work-calendar.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { waiting } from '../inquiries/waiting.ts'
import { readStaffToTell, type StaffToTell } from './staff-to-tell.ts'
import { addDeskMails } from './tell-staff.ts'

type EscalateDeps = {
  readonly pool: Pool
  readonly jobText: string
  readonly now: () => Date
  readonly calendar: () => WorkCalendar
}

type DueStep = {
  readonly id: string
  readonly step: 'warning' | 'last_call'
  readonly assignee_id: string | null
}

/**
 * Mails those who can still keep a promise: a warning to whoever has the inquiry, and a last call to the owners. Steps are
 * recorded together with their mails, so that no server sends one again. Everybody gets one mail for all that a run found,
 * which after an outage may be many. Time counts while the company works, and while it is closed nobody is mailed: each step
 * came before the closing, or comes at the opening.
 */
export async function escalate({ pool, jobText, now, calendar }: EscalateDeps): Promise<void> {
  const moment = now()
  if (!openingAt(calendar(), moment).open) return
  await inTransaction(pool, async (client) => {
    // One server at a time; the others look again in a minute.
    const { rows } = await client.query<{ mine: boolean }>(
      `select pg_try_advisory_xact_lock(hashtextextended('escalations', 0)) as mine`,
    )
    if (!rows[0]?.mine) return
    const steps = await takeDueSteps(client, moment, calendar())
    if (steps.length === 0) return
    const mails = [...byRecipient(steps, await readStaffToTell(client))].map(([to, inquiryIds]) => ({
      id: randomUUID(),
      to,
      about: { kind: 'promises', inquiryIds: [...inquiryIds] } as const,
    }))
    await addDeskMails(client, jobText, mails)
  })
}

const promises = Object.values<InquiryForm>(inquiryForms).flatMap(({ formType, subtype, reply }) =>
  reply ? [{ formType, subtype, warnMs: warnBeforeMs(reply) }] : [],
)

/** Records the steps that are due now, the most urgent first. Nobody waits for the answer to a sample. */
async function takeDueSteps(client: PoolClient, now: Date, calendar: WorkCalendar): Promise<DueStep[]> {
  const { lastCallMs, backMs, batch } = limits.desk.escalation
  const reaches = promises.map(({ warnMs }) => reachOf(warnMs, now, calendar))
  const lastCall = reachOf(lastCallMs, now, calendar)
  const { rows } = await client.query<DueStep>(
    `with due as (
       select l.id, l.assignee_id, l.reply_by, step
       from leads l
       join unnest($1::text[], $2::text[], $3::timestamptz[]) as promise (form, subtype, reach)
         on promise.form = l.form and promise.subtype = l.subtype
       cross join lateral (values ('warning', promise.reach), ('last_call', $4::timestamptz)) as steps (step, reach)
       where ${waiting} and not l.sample
         and l.reply_by >= $5 and l.reply_by < $6 and l.reply_by < steps.reach
         and not exists (select from escalations e where e.inquiry_id = l.id and e.step = steps.step)
       order by l.reply_by, l.id
       limit $7
     ), taken as (
       insert into escalations (inquiry_id, step) select id, step from due
     )
     select id, step, assignee_id from due order by reply_by, id`,
    [
      promises.map(({ formType }) => formType),
      promises.map(({ subtype }) => subtype),
      reaches,
      lastCall,
      new Date(now.getTime() - backMs),
      new Date(Math.max(lastCall.getTime(), ...reaches.map((reach) => reach.getTime()))),
      batch,
    ],
  )
  return rows
}

/** Each recipient's inquiries; null is the company's own mailbox, for the case that no owner wants these mails. */
function byRecipient(
  steps: readonly DueStep[],
  staff: readonly StaffToTell[],
): Map<string | null, Set<string>> {
  const watching = staff.filter(({ wants }) => wants.has('anyPromise')).map(({ id }) => id)
  const owners = watching.length > 0 ? watching : [null]
  const recipients = ({ step, assignee_id }: DueStep): readonly (string | null)[] => {
    const assignee = staff.find(({ id }) => id === assignee_id)
    if (step === 'last_call' || !assignee) return owners
    return assignee.wants.has('ownPromise') ? [assignee.id] : []
  }
  const found = new Map<string | null, Set<string>>()
  for (const step of steps) {
    for (const to of recipients(step)) {
      const known = found.get(to) ?? new Set()
      found.set(to, known.add(step.id))
    }
  }
  return found
}
