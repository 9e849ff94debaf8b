import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { followSelection, noteBeside } from './equipment-text.ts'

const starter = { quantity: 1, name: 'Essential Starter Kit' }
const camera = { quantity: 2, name: 'Canon EOS C70' }

/** Lines of the list after a visitor has changed them. */
const changed = [
  '- a pair of Canon EOS C70 with RF lenses',
  '- 2 x Canon EOS C70',
  '- 3 × Canon EOS C70',
  '- Canon EOS C70',
  '- 2 × Canon EOS C70, with the PL mount',
  '2 × Canon EOS C70',
]

describe('an added item', () => {
  test('appends a line that starts with a dash', () => {
    expect(followSelection('', [], [starter])).toBe('- Essential Starter Kit')
    expect(followSelection('', [], [camera])).toBe('- 2 × Canon EOS C70')
    expect(followSelection('Two rooms.', [], [starter, camera])).toBe(
      'Two rooms.\n- Essential Starter Kit\n- 2 × Canon EOS C70',
    )
    expect(followSelection('Two rooms.\n', [], [starter])).toBe('Two rooms.\n- Essential Starter Kit')
  })

  test('does not repeat its line', () => {
    const text = '- Essential Starter Kit\nTwo rooms.'
    expect(followSelection(text, [], [starter])).toBe(text)
  })

  test.for(changed)('leaves %j as the visitor wrote it', (line) => {
    expect(followSelection(line, [], [camera])).toBe(`${line}\n- 2 × Canon EOS C70`)
  })
})

describe('a removed item', () => {
  test('deletes its own line and nothing else', () => {
    const text = 'Is the Essential Starter Kit enough?\n- Essential Starter Kit\n- A ladder\nThanks'
    expect(followSelection(text, [starter], [])).toBe(
      'Is the Essential Starter Kit enough?\n- A ladder\nThanks',
    )
    expect(followSelection('- A ladder', [starter], [])).toBe('- A ladder')
  })

  test.for(changed)('leaves %j as the visitor wrote it', (line) => {
    expect(followSelection(line, [camera], [])).toBe(line)
  })

  test('leaves the line of an item with a longer name', () => {
    const longer = { quantity: 1, name: `${starter.name} Plus` }
    const text = followSelection('', [], [starter, longer])
    expect(followSelection(text, [starter, longer], [longer])).toBe('- Essential Starter Kit Plus')
  })

  test('leaves everything a visitor typed before and after its line', () => {
    const typed = fc.array(fc.string({ unit: 'grapheme' }).map((line) => `> ${line.replaceAll('\n', ' ')}`))
    fc.assert(
      fc.property(typed, typed, (before, after) => {
        const text = [...before, '- Essential Starter Kit', ...after].join('\n')
        expect(followSelection(text, [starter], [])).toBe([...before, ...after].join('\n'))
      }),
    )
  })
})

describe('a new quantity', () => {
  const five = { ...camera, quantity: 5 }

  test('updates the line in place', () => {
    expect(followSelection('- 2 × Canon EOS C70\nThanks', [camera], [five])).toBe(
      '- 5 × Canon EOS C70\nThanks',
    )
    expect(followSelection('- 2 × Canon EOS C70', [camera], [{ ...camera, quantity: 1 }])).toBe(
      '- Canon EOS C70',
    )
  })

  test.for(changed)('leaves %j as the visitor wrote it', (line) => {
    expect(followSelection(line, [camera], [five])).toBe(line)
  })

  test('does not bring back a line that the visitor deleted', () => {
    expect(followSelection('Two rooms.', [camera], [five])).toBe('Two rooms.')
  })
})

test('the note beside a list is the text without the lines that repeat the list', () => {
  expect(noteBeside([camera, starter], '- 2 × Canon EOS C70\r\n- Essential Starter Kit')).toBe('')
  for (const line of changed) {
    expect(noteBeside([camera], `- 2 × Canon EOS C70\n${line}\nThanks`)).toBe(`${line}\nThanks`)
  }
})
