import * as z from 'zod/mini'
import { isDay } from '../calendar-day.ts'
import * as limits from '../limits.ts'

/** What a visitor has put together for a quote. The words on the form are theirs; this is what is calculated with. */
const line = z.object({
  kind: z.enum(['item', 'package', 'kit']),
  id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(80)),
  quantity: z.int().check(z.minimum(1), z.maximum(limits.quote.quantityMax)),
})
const day = z.string().check(z.refine((text) => text === '' || isDay(text)))

export const selectionSchema = z.object({
  lines: z.array(line).check(z.maxLength(limits.quote.linesMax)),
  /** First and last day, or empty. */
  from: z._default(day, ''),
  to: z._default(day, ''),
})

export type QuoteSelection = z.output<typeof selectionSchema>
export type SelectionLine = QuoteSelection['lines'][number]
type LineName = Pick<SelectionLine, 'kind' | 'id'>

export const emptySelection: QuoteSelection = { lines: [], from: '', to: '' }

/** What was kept, or nothing where that makes no sense any more. */
export function readSelection(text: string | null): QuoteSelection {
  try {
    const result = selectionSchema.safeParse(JSON.parse(text ?? ''))
    return result.success ? result.data : emptySelection
  } catch {
    return emptySelection
  }
}

export function isSelected(selection: QuoteSelection, name: LineName): boolean {
  return selection.lines.some((other) => isSame(other, name))
}

/** Adds a line; one that is there already stays as it is. */
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
