import { expect, test } from 'vitest'
import { layOut, lossesOf, proofTable } from './proof-table.ts'

const figures = { acknowledged: 40, stored: 40, duplicates: 0 }

test('a loss is an acknowledged inquiry that is not there, or one that is there twice', () => {
  expect(lossesOf(figures)).toBe(0)
  expect(lossesOf({ ...figures, stored: 38 })).toBe(2)
  expect(lossesOf({ ...figures, duplicates: 3 })).toBe(3)
  expect(lossesOf({ acknowledged: 40, stored: 39, duplicates: 1 })).toBe(2)
})

test('the table has a line for each fault and adds up what can be added', () => {
  const lines = proofTable([
    { name: 'killed', result: 'pass', figures: { ...figures, rounds: 9, spooled: 4 } },
    { name: 'cut off', result: 'pass', figures: { acknowledged: 2, stored: 1, duplicates: 0 } },
    { name: 'burnt', result: 'failed' },
  ])
  const table = lines.map(([name, result, ...cells]) => [name, result, ...cells.slice(0, 6)])
  expect(table).toEqual([
    ['fault', 'result', 'rounds', 'acknowledged', 'stored', 'duplicates', 'losses', 'spooled'],
    ['killed', 'pass', '9', '40', '40', '0', '0', '4'],
    ['cut off', 'pass', '1', '2', '1', '0', '1', '–'],
    ['burnt', 'failed', '?', '?', '?', '?', '?', '–'],
    ['together', '', '10', '42', '41', '0', '1', ''],
  ])
})

test('columns stand below each other', () => {
  expect(
    layOut([
      ['fault', 'result', 'losses'],
      ['a long one', 'pass', '0'],
    ]),
  ).toBe('fault       result  losses\na long one  pass         0')
})
