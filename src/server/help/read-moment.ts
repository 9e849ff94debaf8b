import type { Pool } from 'pg'
import type { HelpMoment, WrittenAnswer } from '../../domain/help/help.ts'
import { hoursOnDay } from '../../domain/hours-on-day.ts'
import { inquiryForms } from '../../domain/inquiry/inquiry-forms.ts'
import { replyBy } from '../../domain/inquiry/reply-by.ts'
import * as limits from '../../domain/limits.ts'
import { openingAt } from '../../domain/opening-at.ts'
import type { WorkCalendar } from '../../domain/work-calendar.ts'
import { withinTime } from '../inquiries/intake/within-time.ts'
import type { Log } from '../log.ts'

type MomentDeps = {
  readonly pool: Pool
  readonly log: Log
  readonly now: () => Date
  readonly calendar: () => WorkCalendar
}

/** Whether somebody is in, the hours of a day, when a question passed on now is answered, and the answers that staff published. */
export async function readMoment(
  { pool, log, now, calendar }: MomentDeps,
  day: string | null,
): Promise<HelpMoment> {
  const at = now()
  const hours = calendar()
  const { open, changesAt } = openingAt(hours, at)
  return {
    open,
    changesAt: changesAt?.toISOString() ?? null,
    replyBy: replyBy(inquiryForms.help.reply, at, hours).toISOString(),
    timeZone: hours.timeZone,
    day: day === null ? null : hoursOnDay(hours, day),
    // Hours and promise do not need the database, so they are told without it.
    written: await withinTime(readWritten(pool), limits.help.writtenMs).catch(() => {
      log.warn('help_answers_not_read', {})
      return []
    }),
  }
}

async function readWritten(pool: Pool): Promise<WrittenAnswer[]> {
  const { rows } = await pool.query<WrittenAnswer>({
    name: 'written-answers',
    text: `select id, language, coalesce(wording, text) as asked, answer, page from help_questions
           where published order by answered_at desc, id desc limit $1`,
    values: [limits.help.written],
  })
  return rows
}
