import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inquirySamples } from '../../../../tests/support/servers/inquiry-samples.ts'
import { expectNoStall } from '../../../../tests/support/servers/no-stall.ts'
import * as limits from '../../../domain/limits.ts'
import { readPlainPost, readPostedForm } from './read-posted-form.ts'

const key = '5F0C1F0E-2F5E-4D4E-A5A5-0123456789AB'
const consultation = {
  formType: 'contact',
  subtype: 'consultation',
  csrfToken: 'token',
  recaptchaToken: 'proof',
  idempotencyKey: key,
  timeZone: 'Asia/Tokyo',
  elapsedMs: 45_000,
  website: '',
  data: inquirySamples.consultation,
}
const read = (change: object = {}) => readPostedForm({ ...consultation, ...change })

test('a call is read in both spellings', () => {
  expect(read()).toEqual({
    form: 'consultation',
    idempotencyKey: key.toLowerCase(),
    bodyHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    data: inquirySamples.consultation,
    csrfToken: 'token',
    captchaToken: 'proof',
    timeZone: 'Asia/Tokyo',
    elapsedMs: 45_000,
    honeypot: '',
    source: {},
  })
  const gate = { formType: 'lead_gate', csrf_token: 'token', data: inquirySamples.leadGate }
  expect(readPostedForm(gate)).toMatchObject({ form: 'leadGate', csrfToken: 'token' })
  const religious = { type: 'partnership_inquiry', data: inquirySamples.religious }
  expect(readPostedForm(religious)).toMatchObject({ form: 'religious', captchaToken: null })
})

test.for([
  { ...consultation, formType: 'partnership_inquiry', subtype: 'home' },
  { ...consultation, formType: 'toString' },
  { ...consultation, formType: '__proto__', subtype: undefined },
  { ...consultation, formType: ['contact'] },
  { ...consultation, data: [inquirySamples.consultation] },
  { ...consultation, data: 'name=Ada' },
  { ...consultation, idempotencyKey: '1' },
  { ...consultation, recaptchaToken: 'x'.repeat(8193) },
  { type: 'home', data: {} },
  { data: inquirySamples.consultation },
  [consultation],
  { ...inquirySamples.consultation, formType: 'contact' },
  'formType=contact',
])('not one of our forms: %o', (body) => {
  expect(readPostedForm(body)).toBeNull()
})

test('invalid values that only describe the visit are dropped', () => {
  for (const timeZone of ['Mars/Olympus', '../etc', 'x'.repeat(500), 5, null, '\u0000', 'UTC\n']) {
    expect(read({ timeZone })).toMatchObject({ timeZone: null })
  }
  for (const elapsedMs of [-1, '5', null, {}]) expect(read({ elapsedMs })).toMatchObject({ elapsedMs: null })
  for (const source of [null, 5, ['/'], { last: { page: '/elsewhere' } }]) {
    expect(read({ source })).toMatchObject({ source: {} })
  }
  for (const website of [null, 5, ['x']]) expect(read({ website })).toMatchObject({ honeypot: '' })
})

test('the hash covers the form and its sanitized fields, whatever their spelling, order and other members', () => {
  const hash = read()?.bodyHash
  const { name, project_type, ...rest } = inquirySamples.consultation
  const same = [
    { recaptchaToken: null, csrfToken: 'other', elapsedMs: 1, timeZone: 'UTC' },
    { source: { last: { page: '/quote' } } },
    { data: { ...rest, projectType: project_type, name } },
    { data: { ...inquirySamples.consultation, name: `  <${name}>\u0000 `, user_id: 'x', timeline: '' } },
  ]
  for (const change of same) expect(read(change)?.bodyHash).toBe(hash)
  const other = [
    { subtype: 'home' },
    { data: { ...inquirySamples.consultation, name: 'Ada' } },
    { data: { ...inquirySamples.consultation, timeline: 'Soon' } },
    { data: { ...inquirySamples.consultation, name: { Ada: 1 } } },
    { data: {} },
  ]
  const hashes = other.map((change) => read(change)?.bodyHash)
  expect(new Set([hash, ...hashes]).size).toBe(other.length + 1)
})

test('values cannot be moved between fields without changing the hash', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '"', ',', '[', ']', '\\', ' ') })
  fc.assert(
    fc.property(text, text, text, text, (a, b, c, d) => {
      const [one, two] = [
        [a, b],
        [c, d],
      ].map(([name, message]) => read({ data: { name, message } })?.bodyHash)
      const same = a.trim() === c.trim() && b.trim() === d.trim()
      expect(one === two).toBe(same)
    }),
  )
})

test('a plain post is read for its fields, form and honeypot only, and the first value of each counts', () => {
  const text =
    'formType=contact&subtype=&name=Ada&name=Eve&website=w&idempotencyKey=k&elapsedMs=1&recaptchaToken=t'
  expect(readPlainPost(text)).toMatchObject({
    form: 'consultation',
    idempotencyKey: null,
    captchaToken: null,
    csrfToken: undefined,
    elapsedMs: null,
    timeZone: null,
    honeypot: 'w',
    data: { name: 'Ada' },
  })
  for (const other of [
    '',
    '%',
    '&&==&',
    'formType',
    'formType[]=contact',
    '__proto__=contact',
    'type=home',
    `formType=contact${'&a='.repeat(limits.intake.postedFields)}`,
  ]) {
    expect(readPlainPost(other), other).toBeNull()
  }
})

const size = limits.intake.bodyBytes
test.for([
  ['scripts inside scripts', `${'java'.repeat(size / 11)}${'script:'.repeat(size / 11)}`],
  ['attributes inside attributes', `${' on'.repeat(size / 6)}${'x= '.repeat(size / 6)}`],
  ['unfinished attributes', `on${'n'.repeat(size / 2)}${' '.repeat(size / 2)}`],
  ['colons and equal signs', ':='.repeat(size / 2)],
  ['brackets', '<>'.repeat(size / 2)],
  ['halves of characters', '\ud800'.repeat(size)],
  ['many fields', 'a&'.repeat(size / 2)],
  ['many percent signs', '%'.repeat(size)],
] as const)('the longest body of %s does not hold up other requests', async ([, text]) => {
  await expectNoStall(() => {
    read({ data: { ...inquirySamples.consultation, message: text } })
    readPlainPost(`formType=contact&message=${text}`)
  })
})
