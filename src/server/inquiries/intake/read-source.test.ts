import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../../tests/support/servers/database.ts'
import * as limits from '../../../domain/limits.ts'
import { readSource, sourceOfReferer } from './read-source.ts'

const own = 'https://www.site.example'

test('the first page, the last page and what led to them are kept', () => {
  const source = {
    first: {
      page: '/live-streaming',
      referrer: 'search.example',
      campaign: { utm_source: 'newsletter', utm_content: 'Spring, second link' },
    },
    last: { page: '/quote' },
  }
  expect(readSource(source)).toEqual(source)
})

test.for([
  [{ page: '/admin', referrer: 'a.example' }],
  [{ page: '/inquiry/q1w2e3r4t5y6u7i8o9p0aa' }],
  [{ page: 'https://evil.example/' }],
  [{ page: ['/'] }],
  [{}],
  ['/'],
  [null],
  [5],
])('a page that is not ours is dropped with all that is said about it: %o', ([touch]) => {
  expect(readSource({ first: touch, last: { page: '/' } })).toEqual({ last: { page: '/' } })
})

test.for([
  [{ referrer: 'a b' }],
  [{ referrer: 'https://a.example/path' }],
  [{ referrer: 'a'.repeat(254) }],
  [{ referrer: 5 }],
  [{ referrer: '' }],
  [{ campaign: 'utm_source=x' }],
  [{ campaign: ['x'] }],
  [{ campaign: { gclid: 'x', __proto__: 'x', constructor: 'x' } }],
  [{ campaign: { utm_source: { a: 1 }, utm_term: ' ', utm_medium: '\u0000' } }],
  [{ visitor: 'x' }],
])('what is said about a page is left out where it is not readable: %o', ([said]) => {
  expect(readSource({ last: { page: '/', ...said } })).toEqual({ last: { page: '/' } })
})

test('a tag is short, on one line and without markup', () => {
  const tags = (utm_source: string) => readSource({ last: { page: '/', campaign: { utm_source } } }).last
  expect(tags('  <b>two\r\nlines\u202e\ud800 ')?.campaign).toEqual({ utm_source: 'btwo lines�' })
  expect([...(tags('𠮷'.repeat(500))?.campaign?.utm_source ?? '')]).toHaveLength(limits.source.tagMax)
})

test('nothing that is not the description of a visit becomes one', () => {
  for (const value of [undefined, null, 'first', 5, [], [{ page: '/' }]])
    expect(readSource(value)).toEqual({})
})

test('whatever is sent, the result is small and the database can keep it', async () => {
  const { pool } = await createTestDatabase()
  const text = fc.string({ unit: 'binary', maxLength: 400 })
  const touch = fc.record(
    {
      page: fc.constantFrom('/', '/quote', '/x'),
      referrer: fc.oneof(text, fc.jsonValue()),
      campaign: fc.oneof(
        fc.dictionary(fc.constantFrom('utm_source', 'utm_term', 'toString'), text),
        fc.jsonValue(),
      ),
    },
    { requiredKeys: ['page'] },
  )
  await fc.assert(
    fc.asyncProperty(fc.record({ first: touch, last: fc.oneof(touch, fc.jsonValue()) }), async (sent) => {
      const source = JSON.stringify(readSource(sent))
      expect(source.length).toBeLessThan(8_000)
      const { rows } = await pool.query<{ source: unknown }>('select $1::jsonb as source', [source])
      expect(rows[0]?.source).toEqual(JSON.parse(source))
    }),
    { numRuns: 200 },
  )
})

test.for([
  [`${own}/quote?from=2026-12-01#quote-form`, { last: { page: '/quote' } }],
  [`${own}/inquiry/q1w2e3r4t5y6u7i8o9p0aa`, { last: { page: '/inquiry' } }],
  [`${own}/no-such-page`, { last: { page: '/404' } }],
  [`${own}/style-guide`, {}],
  ['https://elsewhere.example/quote', {}],
  ['no address', {}],
  [undefined, {}],
] as const)('the page of a form sent without scripts: %s', ([referer, source]) => {
  expect(sourceOfReferer(referer, [own])).toEqual(source)
})
