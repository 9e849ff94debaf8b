import type { Pool } from 'pg'
import { findInquiryForm, type InquiryFormId } from '../../../domain/inquiry/inquiry-forms.ts'
import * as limits from '../../../domain/limits.ts'

/** Promises that came due in a number of days, and how many of them were kept. */
export type Kept = { readonly kept: number; readonly promised: number }

/** One figure for each of `days`. */
export type KeptPromises = {
  readonly days: readonly number[]
  readonly all: readonly Kept[]
  readonly forms: readonly { readonly form: InquiryFormId; readonly figures: readonly Kept[] }[]
  /** By whoever has the inquiry now; null for nobody. */
  readonly people: readonly { readonly id: string | null; readonly figures: readonly Kept[] }[]
}

const { keptDays } = limits.desk
type Row = {
  form: string
  subtype: string
  assignee_id: string | null
  kept: string[]
  promised: string[]
}

/**
 * A promise counts when its time is over; one that nobody answered is broken. Possible spam was promised nothing.
 */
export async function readKeptPromises(pool: Pool): Promise<KeptPromises> {
  const now = Date.now()
  const ago = (days: number) => new Date(now - days * 86_400_000)
  // As values: the database would work out `now() - interval` anew for each of half a million rows.
  const values = [ago(0), ago(Math.max(...keptDays)), ...keptDays.map(ago)]
  const counts = (condition: string) =>
    `array[${keptDays.map((_, i) => `count(*) filter (where reply_by >= $${i + 3} and ${condition})`).join(', ')}]`
  const { rows } = await pool.query<Row>(
    `select form, subtype, assignee_id, ${counts('true')} as promised,
       ${counts('first_answer_at <= reply_by')} as kept
     from leads
     where reply_by >= $2 and reply_by < $1 and not held and not test and status <> 'spam'
     group by form, subtype, assignee_id`,
    values,
  )
  const groups = rows.map((row) => ({
    form: findInquiryForm(row.form, row.subtype),
    person: row.assignee_id,
    figures: keptDays.map((_, i) => ({
      kept: Number(row.kept[i] ?? 0),
      promised: Number(row.promised[i] ?? 0),
    })),
  }))
  return {
    days: keptDays,
    all: sum(groups),
    forms: [...Map.groupBy(groups, ({ form }) => form)].flatMap(([form, of]) =>
      form ? [{ form, figures: sum(of) }] : [],
    ),
    people: [...Map.groupBy(groups, ({ person }) => person)].map(([id, of]) => ({ id, figures: sum(of) })),
  }
}

function sum(groups: readonly { readonly figures: readonly Kept[] }[]): Kept[] {
  return keptDays.map((_, i) => ({
    kept: groups.reduce((total, { figures }) => total + (figures[i]?.kept ?? 0), 0),
    promised: groups.reduce((total, { figures }) => total + (figures[i]?.promised ?? 0), 0),
  }))
}
