import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { followSelection, type NamedLine } from './equipment-text.ts'

const starter: NamedLine = { kind: 'package', id: 'starter', quantity: 1, name: 'Essential Starter Kit' }
const camera: NamedLine = { kind: 'item', id: 'camera', quantity: 2, name: 'Canon EOS C70' }

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
    for (const text of ['- Essential Starter Kit, with a second light', '  - the Essential Starter Kit']) {
      expect(followSelection(text, [], [starter])).toBe(text)
    }
  })

  test('is not listed by a line without a dash', () => {
    const question = 'Is the Essential Starter Kit enough?'
    expect(followSelection(question, [], [starter])).toBe(`${question}\n- Essential Starter Kit`)
  })
})

describe('what is removed', () => {
  test('takes its dash lines with it, and nothing else', () => {
    const text =
      'Is the Essential Starter Kit enough?\n- Essential Starter Kit\n- A ladder\n- 2 × Essential Starter Kit\nThanks'
    expect(followSelection(text, [starter], [])).toBe(
      'Is the Essential Starter Kit enough?\n- A ladder\nThanks',
    )
    expect(followSelection('- A ladder', [starter], [])).toBe('- A ladder')
  })

  test('never takes what a visitor typed, wherever that stands', () => {
    const typed = fc.array(fc.string({ unit: 'grapheme' }).map((line) => `> ${line.replaceAll('\n', ' ')}`))
    fc.assert(
      fc.property(typed, typed, (before, after) => {
        const text = [...before, '- Essential Starter Kit', ...after].join('\n')
        expect(followSelection(text, [starter], [])).toBe([...before, ...after].join('\n'))
      }),
    )
  })
})

test('another number is written into our line, not into the visitor’s', () => {
  const five = { ...camera, quantity: 5 }
  for (const line of ['- 2 × Canon EOS C70', '- 3 x Canon EOS C70 ', '- Canon EOS C70']) {
    expect(followSelection(line, [camera], [five])).toBe('- 5 × Canon EOS C70')
  }
  expect(followSelection('- 2 × Canon EOS C70', [camera], [{ ...camera, quantity: 1 }])).toBe(
    '- Canon EOS C70',
  )
  const worded = '- a pair of Canon EOS C70 with RF lenses'
  expect(followSelection(worded, [camera], [five])).toBe(worded)
})
