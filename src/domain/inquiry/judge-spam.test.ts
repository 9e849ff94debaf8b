import { expect, test } from 'vitest'
import { judgeSpam, type SpamEvidence } from './judge-spam.ts'

const honest: SpamEvidence = {
  honeypot: '',
  elapsedMs: 45_000,
  captchaScore: 0.9,
  fields: { message: 'See https://a.example, http://b.example and www.c.example' },
  ownOrigin: 'https://site.example',
}
const judge = (change: Partial<SpamEvidence>) => judgeSpam({ ...honest, ...change })

test('neither an honest inquiry nor one with little evidence is suspected', () => {
  expect(judge({})).toEqual([])
  expect(judge({ elapsedMs: null, captchaScore: null, fields: {} })).toEqual([])
})

test('a filled honeypot is a reason, a blank one is not', () => {
  expect(judge({ honeypot: 'https://spam.example' })).toEqual(['honeypot'])
  expect(judge({ honeypot: ' \n' })).toEqual([])
})

test.for([
  [0, ['too_fast']],
  [1_499, ['too_fast']],
  [1_500, []],
] as const)('%i ms to fill in a form give %o', ([elapsedMs, reasons]) => {
  expect(judge({ elapsedMs })).toEqual(reasons)
})

test.for([
  [0, ['captcha_score']],
  [0.49, ['captcha_score']],
  [0.5, []],
  [1, []],
] as const)('a captcha score of %d gives %o', ([captchaScore, reasons]) => {
  expect(judge({ captchaScore })).toEqual(reasons)
})

test('links are counted across all fields, in upper and lower case', () => {
  expect(judge({ fields: { message: 'HTTP://a HTTPS://b WWW.c', company: 'www.d.example' } })).toEqual([
    'link_flood',
  ])
  expect(judge({ fields: { message: 'https://www.a.example http://www.b.example www.c.example' } })).toEqual(
    [],
  )
  expect(judge({ fields: { message: 'awww. swwww. https:/ http;// ://' } })).toEqual([])
})

test('links to this site do not count, whatever else pretends to be it does', () => {
  const own =
    'https://site.example/quote HTTPS://Site.example https://site.example?x=1 https://site.example/#a '
  expect(judge({ fields: { conversation: own.repeat(3) } })).toEqual([])
  const others =
    'https://site.example.evil https://site.example@evil http://site.example https://site.example:1'
  expect(judge({ fields: { conversation: others } })).toEqual(['link_flood'])
})

test('all reasons are listed', () => {
  const worst = { honeypot: 'x', elapsedMs: 1, captchaScore: 0.1, fields: { message: ' www.x'.repeat(4) } }
  expect(judge(worst)).toEqual(['honeypot', 'too_fast', 'captcha_score', 'link_flood'])
})
