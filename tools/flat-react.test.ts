import { expect, test } from 'vitest'
import { toModule } from './flat-react.ts'

const names = new Set(['now', 'later'])

/** Runs what was made, its import given as an object. */
function run(code: string, clock: object = {}): Record<string, unknown> {
  const text = toModule(code, () => names)
  const body = text
    .replace("import * as Clock from 'clock'\n", '')
    .replace(/export \{ (.*) \}/, (_whole, list: string) => {
      const pairs = list.split(', ').map((pair) => pair.split(' as ').reverse().join(': '))
      return `return { ${pairs.join(', ')} }`
    })
  return new Function('Clock', `"use strict";${body}`)(clock)
}

test('what was exported is exported, also what is given again later or read inside', () => {
  const made = run(`
exports.tick = void 0;
if (1) {
  exports.tick = function () { return 7; };
}
exports.twice = exports.tick() * 2;
`)
  expect(made).toEqual({ tick: expect.any(Function), twice: 14 })
})

test('what it requires is imported, and what is missing there is undefined', () => {
  const code = `
var Clock = require("clock"),
  local = 3;
exports.all = [Clock.now, Clock.onlyInDevelopment, local];
`
  expect(toModule(code, () => names)).toMatch(/^import \* as Clock from 'clock'\n/)
  expect(run(code, { now: 1, onlyInDevelopment: 2 })).toEqual({ all: [1, undefined, 3] })
})

test.each([
  'module.exports = 1;\n',
  'exports.a = 1;\nmodule.exports.b = 2;\n',
  'exports.a = 1;\nif (a) require("b");\n',
])('React in another shape is refused: %j', (code) => {
  expect(() => toModule(code, () => names)).toThrow('React is no longer written')
})
