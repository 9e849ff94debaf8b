import { expect, test } from 'vitest'
import { withConstants } from './inline-constants.ts'

const tables = {
  limits: {
    idle: { longestMs: 3_000, guessMs: 300 },
    rate: { generic: { attempts: 5 } },
    unpaintedMs: 7,
  },
  serverPaths: { health: '/healthz' },
}

test.each([
  ['wait(limits.idle.longestMs)', 'wait(3000)'],
  ['const half = limits.unpaintedMs / 2', 'const half = 7 / 2'],
  ['limits.rate.generic.attempts', '5'],
  ['const { longestMs, guessMs } = limits.idle', 'const longestMs = 3000, guessMs = 300'],
  ['fetch(serverPaths.health)', 'fetch("/healthz")'],
])('%s becomes %s', (code, inlined) => {
  expect(withConstants(code, tables)).toBe(inlined)
})

test.each([
  ['const rate = limits.rate.generic'],
  ['const { generic } = limits.rate'],
  ['limits.idle.shortestMs'],
  ['limits.unpaintedMs.toFixed'],
  ['Object.values(serverPaths)'],
])('%s stays', (code) => {
  expect(withConstants(code, tables)).toBe(code)
})

test('a table that is not needed any more is not imported either', () => {
  const line = "import * as limits from '../domain/limits.ts'\n"
  expect(withConstants(`${line}wait(limits.unpaintedMs)`, tables)).toBe('wait(7)')
  const used = `${line}count(limits.rate.generic)`
  expect(withConstants(used, tables)).toBe(used)
})
