import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as limits from '../limits.ts'
import {
  addLine,
  emptySelection,
  isSelected,
  readSelection,
  removeLine,
  type SelectionLine,
  setQuantity,
} from './quote-selection.ts'

const camera: SelectionLine = { kind: 'item', id: 'camera', quantity: 2 }
const kit: SelectionLine = { kind: 'kit', id: 'training', quantity: 1 }

describe('a selection', () => {
  test('holds each item once', () => {
    const once = addLine(emptySelection, camera)
    expect(addLine(once, { ...camera, quantity: 5 })).toBe(once)
    expect(isSelected(once, camera)).toBe(true)
    expect(isSelected(once, { kind: 'kit', id: 'camera' })).toBe(false)
    expect(removeLine(once, camera).lines).toEqual([])
  })

  test('keeps quantities between one and the maximum', () => {
    const one = addLine(emptySelection, camera)
    for (const [wanted, kept] of [
      [3, 3],
      [0, 1],
      [-4, 1],
      [2.7, 2],
      [Number.NaN, 1],
      [1e9, limits.quote.quantityMax],
    ] as const) {
      expect(setQuantity(one, camera, wanted).lines[0]?.quantity).toBe(kept)
    }
  })

  test('has a maximum number of lines', () => {
    let selection = emptySelection
    for (let n = 0; n < limits.quote.linesMax + 5; n += 1) {
      selection = addLine(selection, { kind: 'item', id: `item-${n}`, quantity: 1 })
    }
    expect(selection.lines).toHaveLength(limits.quote.linesMax)
  })

  test('reads back as it was stored', () => {
    const selection = {
      ...addLine(addLine(emptySelection, camera), kit),
      from: '2026-12-01',
      to: '2026-12-03',
    }
    expect(readSelection(JSON.stringify(selection))).toEqual(selection)
  })

  test('is empty when the stored text is invalid', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const read = readSelection(text)
        expect(read.lines.every(({ id }) => /^[a-z0-9-]+$/.test(id))).toBe(true)
      }),
    )
    for (const text of [null, '', '{}', '{"lines":[{"kind":"item","id":"../x","quantity":1}]}', '[]']) {
      expect(readSelection(text)).toEqual(emptySelection)
    }
  })
})
