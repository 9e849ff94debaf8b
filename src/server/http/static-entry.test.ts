import { expect, test } from 'vitest'
import { acceptedEncodings, buildEntry, matchesEtag, parseRange } from './static-entry.ts'

test.for([
  ['gzip, deflate, br', ['br', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['br;q=0, gzip;q=0.5', ['gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0', ['identity']],
  ['', ['identity']],
  ['br;q=nonsense', ['identity']],
  ['BR', ['br', 'identity']],
] as const)('Accept-Encoding "%s" allows %o', ([header, expected]) => {
  expect(acceptedEncodings(header)).toEqual(expected)
})

test.for([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=990-5000', { start: 990, end: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=50-10', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['lines=1-2', null],
] as const)('Range "%s" of 1000 bytes is %o', ([header, expected]) => {
  expect(parseRange(header, 1000)).toEqual(expected)
})

test('an entity tag matches alone, weak, in a list, and with a star', () => {
  for (const header of ['"a"', 'W/"a"', '"x", "a"', '*']) expect(matchesEtag(header, '"a"')).toBe(true)
  for (const header of ['"b"', '"ab"', 'a', '']) expect(matchesEtag(header, '"a"')).toBe(false)
})

test('each encoding of a file has its own tag', () => {
  const body = Buffer.from('hello')
  const { variants } = buildEntry({
    status: 200,
    contentType: 'text/plain',
    cacheControl: 'no-cache',
    headers: [],
    body,
    compressed: { br: body, gzip: body },
  })
  expect(new Set([variants.identity.etag, variants.br?.etag, variants.gzip?.etag]).size).toBe(3)
})
