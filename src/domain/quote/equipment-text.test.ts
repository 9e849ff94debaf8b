import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  adoptOffers,
  followSelection,
  followText,
  listsName,
  type NamedLine,
  withoutName,
} from './equipment-text.ts'
import { emptySelection, type QuoteSelection } from './quote-selection.ts'

const starter: NamedLine = { kind: 'package', id: 'starter', quantity: 1, name: 'Essential Starter Kit' }
const camera: NamedLine = { kind: 'item', id: 'camera', quantity: 2, name: 'Canon EOS C70' }

function selectionOf(...lines: NamedLine[]): QuoteSelection {
  return { ...emptySelection, lines: lines.map(({ kind, id, quantity }) => ({ kind, id, quantity })) }
}

describe('what is added', () => {
  test('is a line of its own that starts with a dash', () => {
    expect(followSelection('', [], [starter])).toBe('- Essential Starter Kit')
    expect(followSelection('', [], [camera])).toBe('- 2 × Canon EOS C70')
    expect(followSelection('Two rooms.', [], [starter, camera])).toBe(
      'Two rooms.\n- Essential Starter Kit\n- 2 × Canon EOS C70',
    )
    expect(followSelection('Two rooms.\n', [], [starter])).toBe('Two rooms.\n- Essential Starter Kit')
  })

  test('stands there once', () => {
    const text = '- Essential Starter Kit, with a second light'
    expect(followSelection(text, [], [starter])).toBe(text)
  })

  test('is only listed in a line with a dash', () => {
    expect(listsName('  - the Essential Starter Kit', starter.name)).toBe(true)
    expect(listsName('Is the Essential Starter Kit enough?', starter.name)).toBe(false)
  })
})

describe('what is removed', () => {
  test('takes its dash lines with it, and nothing else', () => {
    const text =
      'Is the Essential Starter Kit enough?\n- Essential Starter Kit\n- A ladder\n- 2 × Essential Starter Kit\nThanks'
    expect(followSelection(text, [starter], [])).toBe(
      'Is the Essential Starter Kit enough?\n- A ladder\nThanks',
    )
    expect(withoutName('- A ladder', starter.name)).toBe('- A ladder')
  })

  test('never takes what a visitor typed, wherever that stands', () => {
    const typed = fc.array(fc.string({ unit: 'grapheme' }).map((line) => `> ${line.replaceAll('\n', ' ')}`))
    fc.assert(
      fc.property(typed, typed, (before, after) => {
        const text = [...before, '- Essential Starter Kit', ...after].join('\n')
        expect(withoutName(text, starter.name)).toBe([...before, ...after].join('\n'))
      }),
    )
  })
})

test('another number is written into our line, not into the visitor’s', () => {
  const five = { ...camera, quantity: 5 }
  expect(followSelection('- 2 × Canon EOS C70', [camera], [five])).toBe('- 5 × Canon EOS C70')
  expect(followSelection('- 2 × Canon EOS C70', [camera], [{ ...camera, quantity: 1 }])).toBe(
    '- Canon EOS C70',
  )
  const worded = '- a pair of Canon EOS C70 with RF lenses'
  expect(followSelection(worded, [camera], [five])).toBe(worded)
})

describe('when the visitor edits the text', () => {
  const both = [starter, camera]

  test('lines that are gone leave the selection', () => {
    expect(followText(selectionOf(...both), '- Essential Starter Kit', both, [])).toEqual(
      selectionOf(starter),
    )
  })

  test('numbers follow, within reason', () => {
    const read = (text: string) => followText(selectionOf(camera), text, [camera], []).lines[0]?.quantity
    expect(read('- 3 × Canon EOS C70')).toBe(3)
    expect(read('- 3 x Canon EOS C70 ')).toBe(3)
    expect(read('- Canon EOS C70')).toBe(1)
    expect(read('- 9999 × Canon EOS C70')).toBe(50)
    expect(read('- 4 × Canon EOS C70 with lenses')).toBe(2)
  })

  test('an offer that was written by hand joins it', () => {
    expect(followText(emptySelection, '- 2 x Essential Starter Kit', [], [starter])).toEqual(
      selectionOf({ ...starter, quantity: 2 }),
    )
    expect(adoptOffers(emptySelection, '- no Essential Starter Kit please', [starter])).toEqual(
      emptySelection,
    )
    const held = selectionOf(starter)
    expect(adoptOffers(held, '- 3 × Essential Starter Kit', [starter])).toBe(held)
  })

  test('a text that says the same changes nothing', () => {
    const selection = selectionOf(...both)
    expect(followText(selection, followSelection('Hello', [], both), both, both)).toBe(selection)
  })
})
