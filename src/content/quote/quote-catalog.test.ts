import { expect, test } from 'vitest'
import { oneDay } from '../../domain/equipment/rental-length.ts'
import { catalog } from '../equipment/equipment.ts'
import { kits } from '../equipment/kits.ts'
import { packages } from '../equipment/packages.ts'
import { describeSelection, priceOf } from './quote-catalog.ts'

test('packages have the prices of the rate card, by the day or for their own length', () => {
  expect(priceOf('package', 'essential-starter-kit')).toMatchObject({
    cents: 585_000,
    covers: { count: 5, unit: 'hour' },
  })
  expect(priceOf('package', 'professional-production-kit')).toMatchObject({
    cents: 1_105_000,
    covers: oneDay,
  })
  expect(priceOf('package', 'broadcast-studio-package')).toMatchObject({
    cents: 1_755_000,
    covers: { count: 2, unit: 'day' },
  })
  expect(priceOf('item', 'canon-eos-c70')).toMatchObject({
    name: 'Canon EOS C70',
    cents: 22_500,
    covers: oneDay,
    owned: 2,
  })
  expect(priceOf('item', 'constructor')).toBeNull()
})

test('a selection is put in words for the person who makes the quote', () => {
  const lines = [
    { kind: 'item', id: 'canon-eos-c70', quantity: 2 },
    { kind: 'package', id: 'essential-starter-kit', quantity: 1 },
    { kind: 'package', id: 'broadcast-studio-package', quantity: 9 },
    { kind: 'kit', id: 'training', quantity: 1 },
    { kind: 'item', id: 'no-longer-ours', quantity: 1 },
  ]
  expect(describeSelection(JSON.stringify({ lines, from: '2026-12-01', to: '2026-12-03' }))).toBe(
    [
      '2 × Canon EOS C70 at $225/day, 3 days: $1,350',
      '1 × Essential Starter Kit at $5,850 (5 hours), 3 × 5 hours, one a day: $17,550',
      '1 × Broadcast Studio Package at $17,550 (2 days), 2 × 2 days: $35,100',
      '1 × Youth Training kit: Educational rates',
      'Estimate for 3 days, 2026-12-01 to 2026-12-03: $54,000 and what has no list price',
    ].join('\n'),
  )
  expect(describeSelection('nonsense')).toBe('')
})

test('every package and kit can be rented once at a time', () => {
  for (const { id } of packages) expect(priceOf('package', id)?.owned, id).toBe(1)
  for (const { id } of kits) expect(priceOf('kit', id)?.owned, id).toBe(1)
})

test('no name is part of another, so that removing one line of a request leaves the others', () => {
  const names = [
    ...catalog.map(({ id }) => priceOf('item', id)?.name ?? ''),
    ...kits.map(({ id }) => priceOf('kit', id)?.name ?? ''),
    ...packages.map(({ name }) => name),
  ]
  for (const name of names) {
    expect(
      names.filter((other) => other.includes(name)),
      name,
    ).toEqual([name])
  }
})
