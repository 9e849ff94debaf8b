import { expect, test } from 'vitest'
import { namesPhone, namingWords } from './naming-words.ts'

const known = {
  names: ['Zoë Quixworth', 'zq@quixworth.example', 'Wobblestone Films', '7K3MP-Q2XWA'],
  phones: ['+1 (503) 555-0177', '12'],
}

test.for([
  ['Zoë’s jobs', ['zoë']],
  ['ZQ@Quixworth.example, gala', ['zq@quixworth.example']],
  ['wobble fil', ['wobble', 'fil']],
  ['7k3mp-q2xwa', ['7k3mp-q2xwa']],
  ['stone worth zo quotes', []],
] as const)('%s names with %j', ([text, words]) => {
  expect(namingWords(text, known)).toEqual(words)
})

test('a phone number is known however it is written', () => {
  for (const text of ['503.555.0177', '+15035550177', 'call 555 0177']) {
    expect(namesPhone(text, known)).toBe(true)
  }
  for (const text of ['12', '0177', '', 'May 2027']) expect(namesPhone(text, known)).toBe(false)
})
