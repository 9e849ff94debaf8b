import { expect, test } from 'vitest'
import { describeSelection, priceOf } from './quote-catalogue.ts'

test('packages cost what the rate card says, by the day or for their own term', () => {
  expect(priceOf('package', 'essential-starter-kit')).toMatchObject({ cents: 585_000, per: 'term' })
  expect(priceOf('package', 'professional-production-kit')).toMatchObject({ cents: 1_105_000, per: 'day' })
  expect(priceOf('package', 'broadcast-studio-package')).toMatchObject({ cents: 1_755_000, per: 'term' })
  expect(priceOf('item', 'canon-eos-c70')).toMatchObject({ name: 'Canon EOS C70', cents: 22_500, per: 'day' })
  expect(priceOf('item', 'constructor')).toBeNull()
})

test('a selection is put in words for whoever makes the quote', () => {
  const lines = [
    { kind: 'item', id: 'canon-eos-c70', quantity: 2 },
    { kind: 'package', id: 'essential-starter-kit', quantity: 1 },
    { kind: 'item', id: 'no-longer-ours', quantity: 1 },
  ]
  expect(describeSelection(JSON.stringify({ lines, from: '2026-12-01', to: '2026-12-03' }))).toBe(
    [
      '2 × Canon EOS C70, $1,350',
      '1 × Essential Starter Kit, $5,850',
      'Estimate for 3 days, 2026-12-01 to 2026-12-03: $7,200',
    ].join('\n'),
  )
  expect(describeSelection('nonsense')).toBe('')
})
