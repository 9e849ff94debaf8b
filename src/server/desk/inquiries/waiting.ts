import { openStates } from '../../../domain/desk/inquiry-state.ts'

/**
 * An answer was promised and not given: the condition on `leads l` of Today, the overdue ones and the mails about
 * them. `promiseClock` says the same in the browser, and the index `leads_open_by_due` holds exactly these.
 */
export const waiting = `l.first_answer_at is null and l.reply_by is not null and not l.held and not l.test
  and l.status in (${openStates.map((state) => `'${state}'`).join(', ')})`
