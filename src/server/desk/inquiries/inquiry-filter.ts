import { type InboxView, type InquiryState, openStates } from '../../../domain/desk/inquiry-state.ts'
import { otherSpelling } from '../../../domain/desk/other-spelling.ts'
import { type InquiryFormId, inquiryForms } from '../../../domain/inquiry/inquiry-forms.ts'
import * as limits from '../../../domain/limits.ts'
import { searchText } from '../../inquiries/storage/sender.ts'
import type { Put } from './listed-inquiry.ts'
import { waiting } from './waiting.ts'

/** The choice of inquiries in a list; the address of the desk's page holds the same. */
export type ListFilter = {
  readonly view: InboxView
  readonly search?: string | undefined
  readonly form?: InquiryFormId | undefined
  readonly status?: InquiryState | undefined
  readonly assignee?: string | undefined
  readonly contact?: string | undefined
  readonly budget?: string | undefined
  readonly page?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** The reference of the last inquiry of the page before. */
  readonly after?: string | undefined
}

export function searchWords(search: string): string[] {
  return searchText([search]).split(' ').filter(Boolean).slice(0, limits.desk.searchWords)
}

/** The conditions on `leads l`; `$1` is the id of the person who asks. */
export function conditions(filter: ListFilter, put: Put): string[] {
  const where = [viewCondition(filter.view, put)]
  const search = searchCondition(filter.search ?? '', put)
  if (search) where.push(search)
  if (filter.form) {
    const { formType, subtype } = inquiryForms[filter.form]
    where.push(`l.form = ${put(formType)} and l.subtype = ${put(subtype)}`)
  }
  if (filter.status) where.push(`l.status = ${put(filter.status)}`)
  if (filter.assignee) where.push(`l.assignee_id = ${put(filter.assignee)}`)
  if (filter.contact) where.push(`l.contact_id = ${put(filter.contact)}`)
  if (filter.budget) where.push(`l.budget = ${put(filter.budget)}`)
  if (filter.page) where.push(`l.source->'last'->>'page' = ${put(filter.page)}`)
  if (filter.from) where.push(`l.received_at >= ${put(filter.from)}`)
  if (filter.to) where.push(`l.received_at < ${put(filter.to)}`)
  if (filter.after) {
    where.push(
      `(l.received_at, l.id) < (select received_at, id from leads where reference = ${put(filter.after)})`,
    )
  }
  return where
}

function searchCondition(search: string, put: Put): string | null {
  const words = searchWords(search)
  if (words.length === 0) return null
  const all = words.map((word) => wordCondition(word, put)).join(' and ')
  const other = otherSpelling(search)
  return other === null ? all : `((${all}) or ${wordCondition(other, put)})`
}

/**
 * A word is found anywhere in a text, one of fewer letters than the index has entries for at the beginnings of words: to look for
 * it anywhere would read every inquiry. The reference, with which each text begins, is left out then: it is random, so that one in
 * a thousand begins with any two letters.
 */
function wordCondition(word: string, put: Put): string {
  const literal = word.replace(/[\\%_]/g, '\\$&')
  if ([...word].length >= limits.desk.searchAnywhereMin) return `l.search like ${put(`%${literal}%`)}`
  return `l.search like ${put(`% ${literal}%`)}`
}

function viewCondition(view: InboxView, put: Put): string {
  const open = () => `l.status = any (${put(openStates)}) and not l.held`
  switch (view) {
    case 'open':
      return open()
    case 'mine':
      return `l.assignee_id = $1 and ${open()}`
    case 'unassigned':
      return `l.assignee_id is null and ${open()}`
    case 'overdue':
      return `l.reply_by < now() and ${waiting}`
    case 'won':
    case 'lost':
      return `l.status = ${put(view)}`
    case 'held':
      return 'l.held'
    case 'all':
      return 'true'
  }
}
