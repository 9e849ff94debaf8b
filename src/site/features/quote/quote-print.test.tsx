import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defaultCompany } from '../../../content/company/company.ts'
import { catalog } from '../../../content/equipment/equipment.ts'
import { kits } from '../../../content/equipment/kits.ts'
import { packages } from '../../../content/equipment/packages.ts'
import { askedFor } from '../../../content/inquiries/asked-for.ts'
import { labelFields } from '../../../content/inquiries/field-labels.ts'
import { equipmentListText } from '../../../content/quote/equipment-list.ts'
import { formatCents, priceOf } from '../../../content/quote/quote-catalog.ts'
import { addDays } from '../../../domain/calendar-day.ts'
import { quoteSchema } from '../../../domain/inquiry/schemas.ts'
import * as limits from '../../../domain/limits.ts'
import { estimateQuote } from '../../../domain/quote/estimate-quote.ts'
import type { QuoteSelection, SelectionLine } from '../../../domain/quote/quote-selection.ts'
import { PrintedList } from './quote-print.tsx'

const today = '2026-11-15'

const everything = [
  ...catalog.map(({ id }) => ({ kind: 'item', id }) as const),
  ...kits.map(({ id }) => ({ kind: 'kit', id }) as const),
  ...packages.map(({ id }) => ({ kind: 'package', id }) as const),
]

const line: fc.Arbitrary<SelectionLine> = fc
  .tuple(fc.constantFrom(...everything), fc.integer({ min: 1, max: limits.quote.quantityMax }))
  .map(([name, quantity]) => ({ ...name, quantity }))

const dates = fc.oneof(
  fc.constant({ from: '', to: '' }),
  fc
    .tuple(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 1, max: limits.rental.longestDays }))
    .map(([ahead, days]) => ({ from: addDays(today, ahead), to: addDays(today, ahead + days - 1) })),
)

const selections: fc.Arbitrary<QuoteSelection> = fc
  .tuple(fc.uniqueArray(line, { selector: ({ kind, id }) => `${kind} ${id}`, minLength: 1 }), dates)
  .map(([lines, days]) => ({ lines, ...days }))

/** All amounts of money in the text, in order. */
function sums(text: string): string[] {
  return text.match(/\$[\d,]+/g) ?? []
}

/** The selection as the server stores it. */
function stored(selection: QuoteSelection): string {
  const { selection: kept } = quoteSchema(today).parse({
    firstName: 'Hedy',
    lastName: 'Lamarr',
    email: 'hedy@example.com',
    phone: '503 555 0102',
    selection: JSON.stringify(selection),
  })
  return kept ?? ''
}

test('list, print, download, emails, status page and confirmation show the same amounts line by line', () => {
  fc.assert(
    fc.property(selections, (selection) => {
      const { lines, totalCents } = estimateQuote(selection, priceOf)
      const counted = lines.flatMap((each) =>
        each.cents === null || each.totalCents === null ? [] : [each.cents, each.totalCents],
      )
      const expected = [...counted, totalCents].map(formatCents)
      expect(lines.every(({ quantity, owned }) => quantity <= owned)).toBe(true)
      expect(totalCents).toBe(
        lines.reduce((sum, { quantity, lengths, cents }) => sum + quantity * lengths * (cents ?? 0), 0),
      )
      const kept = stored(selection)
      expect(sums(labelFields('quote', { selection: kept }).filled[0]?.value ?? '')).toEqual(expected)
      const { list: shown } = askedFor('quote', { selection: kept })
      expect(
        [...(shown?.lines ?? []), ...(shown ? [shown.total] : [])].flatMap(({ amount }) => sums(amount)),
      ).toEqual([...lines.flatMap((each) => each.totalCents ?? []), totalCents].map(formatCents))
      expect(sums(renderToStaticMarkup(<PrintedList selection={selection} reference={undefined} />))).toEqual(
        expected,
      )
      const [list = ''] = equipmentListText(selection, defaultCompany, today).split('POPULAR PACKAGES')
      expect(sums(list)).toEqual(expected)
    }),
    { numRuns: 50 },
  )
})
