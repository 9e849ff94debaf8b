import { expect, test } from 'vitest'
import * as limits from '../../../domain/limits.ts'
import { fetchOwnInquiries } from './fetch-own-inquiries.ts'

const view = {
  form: 'quote',
  reference: 'ABCDE-FGHJK',
  status: 'in_progress',
  receivedAt: '2026-03-01T12:00:00.000Z',
  replyBy: null,
}

function answering(status: number, body: unknown) {
  const asked: { url: string; bearer: string | null }[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    asked.push({ url: String(input), bearer: new Headers(init?.headers).get('Authorization') })
    return Response.json(body, { status })
  }
  return { fetch, asked }
}

test('sends the token of the visitor and the last reference', async () => {
  const { fetch, asked } = answering(200, { ok: true, inquiries: [view] })
  expect(await fetchOwnInquiries(fetch, 'token', null)).toEqual({
    kind: 'found',
    inquiries: [
      {
        form: 'quote',
        reference: 'ABCDE-FGHJK',
        state: 'in_progress',
        receivedAt: new Date('2026-03-01T12:00:00Z'),
        replyBy: null,
      },
    ],
    more: false,
  })
  await fetchOwnInquiries(fetch, 'token', 'ABCDE-FGHJK')
  expect(asked).toEqual([
    { url: '/functions/v1/my-inquiries', bearer: 'Bearer token' },
    { url: '/functions/v1/my-inquiries?before=ABCDE-FGHJK', bearer: 'Bearer token' },
  ])
})

test('a full page may be followed by another', async () => {
  const inquiries = Array.from({ length: limits.account.ownInquiriesPerPage }, () => view)
  expect(await fetchOwnInquiries(answering(200, { ok: true, inquiries }).fetch, 'token', null)).toMatchObject(
    { more: true },
  )
})

test.each([
  [401, { ok: false }, 'signed-out'],
  [503, { ok: false }, 'failed'],
  [200, { inquiries: [] }, 'failed'],
  [200, { ok: true }, 'failed'],
  [200, '<html>', 'failed'],
])('a %i answer with %j means %s', async (status, body, kind) => {
  expect(await fetchOwnInquiries(answering(status, body).fetch, 'token', null)).toEqual({ kind })
})

test('a lost connection is a failure', async () => {
  const fetch = () => Promise.reject(new TypeError('offline'))
  expect(await fetchOwnInquiries(fetch, 'token', null)).toEqual({ kind: 'failed' })
})
