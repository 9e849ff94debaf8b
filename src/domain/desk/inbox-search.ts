import { pagePaths } from '../../routes.ts'
import { addDays, isDay } from '../calendar-day.ts'
import { inquiryForms, isInquiryFormId } from '../inquiry/inquiry-forms.ts'
import * as limits from '../limits.ts'
import { atWallTime } from '../wall-time.ts'
import { present, wordsOf, writeQuery } from './address-words.ts'
import { inboxViews, inquiryStates } from './inquiry-state.ts'

export const formIds = Object.keys(inquiryForms).filter(isInquiryFormId)
export const sourcePages: readonly string[] = Object.values(pagePaths)

/** The state of the inbox as its address says it. Parts of the address that make no sense are left out. */
export type InboxSearch = {
  readonly view?: (typeof inboxViews)[number]
  readonly q?: string
  readonly form?: (typeof formIds)[number]
  readonly status?: (typeof inquiryStates)[number]
  readonly who?: string
  /** The person who wrote, as the server numbers them. */
  readonly contact?: string
  readonly budget?: string
  readonly page?: string
  /** The first and the last day on which it was received, in the company's time zone. */
  readonly from?: string
  readonly until?: string
  /** The inquiry in the reading pane. */
  readonly at?: string
}

/** The filters beside view and search. */
export const filterNames = ['form', 'status', 'who', 'contact', 'budget', 'page', 'from', 'until'] as const

const referenceLike = /^[A-Z0-9-]{3,20}$/

export function readInboxSearch(raw: Readonly<Record<string, unknown>>): InboxSearch {
  const { text, like, oneOf, staffId, rowId } = wordsOf(raw)
  const view = oneOf('view', inboxViews)
  return present({
    view: view === 'open' ? undefined : view,
    q: text('q')?.slice(0, limits.desk.searchMax),
    form: oneOf('form', formIds),
    status: oneOf('status', inquiryStates),
    who: staffId('who'),
    contact: rowId('contact'),
    budget: like('budget', (value) => value.length <= limits.fields.shortTextMax),
    page: oneOf('page', sourcePages),
    from: like('from', isDay),
    until: like('until', isDay),
    at: like('at', (value) => referenceLike.test(value)),
  })
}

/** The same as the query of the list's call; days are the company's. */
export function listQuery(search: InboxSearch, timeZone: string) {
  const { view = 'open', q, form, status, who, contact, budget, page, from, until } = search
  const narrowed = present({
    search: q,
    form,
    status,
    assignee: who,
    contact,
    budget,
    page,
    from: from && startOfDay(from, timeZone),
    to: until && startOfDay(addDays(until, 1), timeZone),
  })
  return { view, ...narrowed }
}

function startOfDay(day: string, timeZone: string): string {
  return atWallTime(timeZone, Date.parse(`${day}T00:00:00Z`)).toISOString()
}

/** The address that a saved view keeps: without the inquiry that is open, in one spelling, so that equal ones are equal. */
export function savedQuery(search: InboxSearch): string {
  const { at: _, ...kept } = search
  return writeQuery(kept)
}

/** Whether the address shows less than one of the fixed views does. */
export function isNarrowed(search: InboxSearch): boolean {
  return search.q !== undefined || filterNames.some((name) => search[name] !== undefined)
}
