import type { InquiryFormId } from '../../domain/inquiry/inquiry-forms.ts'
import { type Estimate, estimateQuote } from '../../domain/quote/estimate-quote.ts'
import { type QuoteSelection, readSelection } from '../../domain/quote/quote-selection.ts'
import { datesText } from '../quote/dates-text.ts'
import { formatCents, priceOf, withNote } from '../quote/quote-catalog.ts'
import { reportWords } from '../quote/quote-words.ts'
import { labelFields } from './field-labels.ts'

/** An inquiry's request, for display. It says nothing about the sender: status links need no sign-in. */
export type AskedFor = {
  /** The selection of a quote; null for an inquiry without one. */
  readonly list: AskedList | null
  readonly fields: readonly AskedField[]
}

export type AskedList = {
  readonly dates: string
  readonly lines: readonly { readonly quantity: number; readonly name: string; readonly amount: string }[]
  readonly total: { readonly label: string; readonly amount: string }
  readonly note: string
}

export type AskedField = {
  readonly label: string
  readonly value: string
  /** Whether the visitor typed this text rather than choosing one of our options. */
  readonly typed: boolean
}

/** All other fields identify the sender, or could. */
const shownFields: ReadonlySet<string> = new Set([
  'organizationType',
  'youthPrograms',
  'hasYouthPrograms',
  'projectType',
  'projectDate',
  'duration',
  'budget',
  'approximateBudget',
  'timeline',
  'implementationTimeline',
  'message',
  'conversation',
  'currentChallenges',
  'primaryChallenges',
  'equipmentNeeded',
  'additionalDetails',
])

/** Takes a stored inquiry's fields by their schema names; its text becomes a note beside the list. */
export function askedFor(form: InquiryFormId, fields: Readonly<Record<string, string>>): AskedFor {
  const selection = readSelection(fields.selection ?? null)
  const estimate = estimateQuote(selection, priceOf)
  const shown = Object.fromEntries(Object.entries(withNote(fields)).filter(([name]) => shownFields.has(name)))
  return {
    list: estimate.lines.length > 0 ? listOf(selection, estimate) : null,
    fields: labelFields(form, shown).filled.map(({ name, label, value }) => ({
      label,
      value,
      // Choices and dates are shown in our words, so they differ from the stored value.
      typed: value === shown[name],
    })),
  }
}

function listOf(selection: QuoteSelection, { days, lines, totalCents }: Estimate): AskedList {
  const agreed = lines.filter((line) => line.totalCents === null).map(({ name }) => name)
  return {
    dates: datesText(selection),
    lines: lines.map(({ quantity, name, totalCents: cents }) => ({
      quantity,
      name,
      amount: cents === null ? reportWords.agreed : formatCents(cents),
    })),
    total: { label: reportWords.total(days), amount: formatCents(totalCents) },
    note: [...(agreed.length > 0 ? [reportWords.without(agreed)] : []), reportWords.note].join(' '),
  }
}
