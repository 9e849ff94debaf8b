import type { Pool } from 'pg'
import type { DeliveryChannel, DeliveryState } from '../../domain/desk/deliveries.ts'
import * as limits from '../../domain/limits.ts'
import { type Attempt, isHopeless } from '../jobs/job-queue.ts'
import { MailError } from '../mail/mail-error.ts'

type Sent = {
  readonly state: 'sent' | 'withheld'
  /** The other side's words, if it said something, or why nothing was sent. */
  readonly answer?: string | undefined
}

type Recorded = { readonly inquiryId: string; readonly channel: DeliveryChannel }

/** Makes one attempt to deliver and writes down how it went, for staff to see. Throws what the attempt throws. */
export async function recordAttempt(
  pool: Pool,
  delivery: Recorded,
  attempt: Attempt,
  send: () => Promise<Sent>,
): Promise<void> {
  const begun = performance.now()
  const record = (state: DeliveryState, answer: string | undefined) =>
    pool.query({
      name: 'record-attempt',
      text: recordText,
      values: [
        attempt.id,
        delivery.inquiryId,
        delivery.channel,
        state,
        answer === undefined ? null : oneLine(answer),
        Math.round(performance.now() - begun),
      ],
    })
  let sent: Sent
  try {
    sent = await send()
  } catch (error) {
    await record(attempt.last || isHopeless(error) ? 'failed' : 'delayed', answerIn(error))
    throw error
  }
  await record(sent.state, sent.answer)
}

/**
 * The inquiry's row is touched so that open desks hear of it, and first, in the order in which staff's changes lock. Something
 * that was given up makes it unread. Of an attempt that outlasted the erasing of its inquiry nothing is kept: answers quote
 * addresses.
 */
const recordText = `
with inquiry as (
  update leads set changed_at = case when $4::text = 'failed' then now() else changed_at end
  where id = $2 and erased_at is null returning id
),
delivery as (
  insert into deliveries as d (id, inquiry_id, channel, state, attempts, answer, finished_at)
  select $1::uuid, id, $3::text, $4::text, 1, $5::text, case when $4::text <> 'delayed' then now() end from inquiry
  on conflict (id) do update set state = excluded.state, attempts = d.attempts + 1, answer = excluded.answer,
    finished_at = excluded.finished_at
  returning id, attempts
)
insert into delivery_attempts (delivery_id, number, ok, answer, took_ms)
select id, attempts, $4::text = 'sent', $5::text, $6::integer from delivery`

/** A mail server's own words; of anything else the reason as it is logged. */
export function answerIn(error: unknown): string {
  if (error instanceof MailError && error.reply !== null) return error.reply
  return error instanceof Error ? error.message : 'unknown'
}

function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return line.slice(0, limits.desk.answerMax).toWellFormed()
}
