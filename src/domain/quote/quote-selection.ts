import { isDay } from '../calendar-day.ts'
import * as limits from '../limits.ts'

const kinds = ['item', 'package', 'kit'] as const
const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
const idMax = 80

export type SelectionLine = {
  readonly kind: (typeof kinds)[number]
  readonly id: string
  readonly quantity: number
}

/**
 * A visitor's selection for a quote. The text on the form is the visitor's own; estimates use this selection.
 */
export type QuoteSelection = {
  readonly lines: readonly SelectionLine[]
  /** First and last day, or empty. */
  readonly from: string
  readonly to: string
}

type LineName = Pick<SelectionLine, 'kind' | 'id'>

export const emptySelection: QuoteSelection = { lines: [], from: '', to: '' }

/** The stored selection, or an empty one when the stored text is no longer valid. */
export function readSelection(text: string | null): QuoteSelection {
  try {
    return toSelection(JSON.parse(text ?? '')) ?? emptySelection
  } catch {
    return emptySelection
  }
}

/**
 * Checked by hand, not by schema: the list is shown long before the form's rules and their library are
 * loaded.
 */
export function toSelection(value: unknown): QuoteSelection | null {
  const { lines, from = '', to = '' } = propertiesOf(value)
  if (!Array.isArray(lines) || lines.length > limits.quote.linesMax) return null
  const read = lines.flatMap((line) => toLine(line) ?? [])
  if (read.length !== lines.length || !isDayOrEmpty(from) || !isDayOrEmpty(to)) return null
  return { lines: read, from, to }
}

function toLine(value: unknown): SelectionLine | null {
  const { kind: given, id, quantity } = propertiesOf(value)
  const kind = kinds.find((each) => each === given)
  const isKnown = kind !== undefined && typeof id === 'string' && id.length <= idMax && idPattern.test(id)
  const isCount = typeof quantity === 'number' && Number.isInteger(quantity)
  if (!isKnown || !isCount || quantity < 1 || quantity > limits.quote.quantityMax) return null
  return { kind, id, quantity }
}

function propertiesOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function isDayOrEmpty(value: unknown): value is string {
  return typeof value === 'string' && (value === '' || isDay(value))
}

export function isSelected(selection: QuoteSelection, name: LineName): boolean {
  return selection.lines.some((other) => isSame(other, name))
}

/** Adds a line; a line that is already there stays as it is. */
export function addLine(selection: QuoteSelection, added: SelectionLine): QuoteSelection {
  if (isSelected(selection, added) || selection.lines.length >= limits.quote.linesMax) return selection
  return { ...selection, lines: [...selection.lines, added] }
}

export function removeLine(selection: QuoteSelection, name: LineName): QuoteSelection {
  return { ...selection, lines: selection.lines.filter((other) => !isSame(other, name)) }
}

export function setQuantity(selection: QuoteSelection, name: LineName, wanted: number): QuoteSelection {
  const quantity = Math.min(limits.quote.quantityMax, Math.max(1, Math.trunc(wanted) || 1))
  return {
    ...selection,
    lines: selection.lines.map((other) => (isSame(other, name) ? { ...other, quantity } : other)),
  }
}

function isSame(a: LineName, b: LineName): boolean {
  return a.kind === b.kind && a.id === b.id
}
