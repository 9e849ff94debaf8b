import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { warnBeforeMs } from '../../../domain/desk/escalation.ts'
import { type InquiryForm, inquiryForms } from '../../../domain/inquiry/inquiry-forms.ts'
import * as limits from '../../../domain/limits.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { waiting } from '../inquiries/waiting.ts'
import { readStaffToTell, type StaffToTell } from './staff-to-tell.ts'
import { addDeskMails } from './tell-staff.ts'

type EscalateDeps = { readonly pool: Pool; readonly jobText: string }

type DueStep = {
  readonly id: string
  readonly step: 'warning' | 'last_call'
  readonly assignee_id: string | null
}

/**
 * Mails those who can still keep a promise: a warning to whoever has the inquiry, and a last call to the owners. Steps are
 * recorded together with their mails, so that no server sends one again. Everybody gets one mail for all that a run found,
 * which after an outage may be many.
 */
export async function escalate({ pool, jobText }: EscalateDeps): Promise<void> {
  await inTransaction(pool, async (client) => {
    // One server at a time; the others look again in a minute.
    const { rows } = await client.query<{ mine: boolean }>(
      `select pg_try_advisory_xact_lock(hashtextextended('escalations', 0)) as mine`,
    )
    if (!rows[0]?.mine) return
    const steps = await takeDueSteps(client)
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
  reply ? [{ formType, subtype, seconds: warnBeforeMs(reply) / 1000 }] : [],
)
const earliest = Math.max(...promises.map(({ seconds }) => seconds))

/** Records the steps that are due now, the most urgent first. Nobody waits for the answer to a sample. */
async function takeDueSteps(client: PoolClient): Promise<DueStep[]> {
  const { lastCallMs, backMs, batch } = limits.desk.escalation
  const { rows } = await client.query<DueStep>(
    `with due as (
       select l.id, l.assignee_id, l.reply_by, step
       from leads l
       join unnest($1::text[], $2::text[], $3::float8[]) as promise (form, subtype, seconds)
         on promise.form = l.form and promise.subtype = l.subtype
       cross join lateral (values ('warning', promise.seconds), ('last_call', $4)) as steps (step, seconds)
       where ${waiting} and not l.sample
         and l.reply_by between now() - $5 * interval '1 second' and now() + $6 * interval '1 second'
         and l.reply_by <= now() + steps.seconds * interval '1 second'
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
      promises.map(({ seconds }) => seconds),
      lastCallMs / 1000,
      backMs / 1000,
      earliest,
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
