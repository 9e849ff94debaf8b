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
  kept: (string | null)[]
  promised: (string | null)[]
}

const today = `(now() at time zone 'UTC')::date`

/**
 * A promise counts when its time is over; one that nobody answered is broken. Possible spam was promised nothing. Only the
 * promises of the current day are counted here; those of the days before were counted as they changed.
 */
export async function readKeptPromises(pool: Pool): Promise<KeptPromises> {
  const sums = (column: string) =>
    `array[${keptDays.map((days) => `sum(${column}) filter (where day >= ${today} - ${days})`).join(', ')}]`
  const { rows } = await pool.query<Row>(
    `with counted as (
       select day, form, subtype, assignee_id, promised, kept from promise_counts
       where day >= ${today} - ${Math.max(...keptDays)} and day < ${today}
       union all
       select ${today}, form, subtype, assignee_id, 1, case when first_answer_at <= reply_by then 1 else 0 end
       from leads
       where reply_by >= ${today}::timestamp at time zone 'UTC' and reply_by < now() and not held and status <> 'spam'
     )
     select form, subtype, assignee_id, ${sums('promised')} as promised, ${sums('kept')} as kept
     from counted group by form, subtype, assignee_id having sum(promised) > 0`,
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
