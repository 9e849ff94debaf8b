import { createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { serverPaths } from '../../../routes.ts'
import { fetchInquiryStatus } from './fetch-inquiry-status.ts'

const token = 'AAAAAAAAAAAAAAAAAAAAAA'
const found = {
  ok: true,
  status: 'in_progress',
  form: 'quote',
  reference: 'BL-7K2M9Q',
  receivedAt: '2026-11-16T18:00:00.000Z',
  replyBy: '2026-11-16T20:00:00.000Z',
  asked: {
    list: {
      dates: 'Mon, Nov 23, 2026',
      lines: [{ quantity: 2, name: 'Canon EOS C70', amount: '$824' }],
      total: { label: 'Estimate for 1 day', amount: '$824' },
      note: 'List prices.',
    },
    fields: [{ label: 'Details', value: 'At the back.', typed: true }],
  },
}

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

/** A server that always gives the same answer, and the requests it received. */
async function answering(status: number, body: string) {
  const asked: { url: string; authorization: string }[] = []
  const server = createServer((request, response) => {
    asked.push({ url: request.url ?? '', authorization: request.headers.authorization ?? '' })
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  open.push(() => server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const ask: typeof fetch = (path, options) => fetch(`http://127.0.0.1:${port}${String(path)}`, options)
  return { ask, asked, close: () => server.close() }
}

test('reads the status and keeps the token out of the address', async () => {
  const { ask, asked } = await answering(200, JSON.stringify(found))
  expect(await fetchInquiryStatus(ask, token)).toEqual({
    kind: 'found',
    status: {
      state: 'in_progress',
      form: 'quote',
      reference: 'BL-7K2M9Q',
      receivedAt: new Date(found.receivedAt),
      replyBy: new Date(found.replyBy),
    },
    asked: found.asked,
  })
  expect(asked).toEqual([{ url: serverPaths.inquiryStatus, authorization: `Bearer ${token}` }])
})

test('reads an inquiry without a promised reply', async () => {
  const { ask } = await answering(200, JSON.stringify({ ...found, replyBy: null }))
  expect(await fetchInquiryStatus(ask, token)).toMatchObject({ status: { replyBy: null } })
})

test('a 404 means that there is no such inquiry', async () => {
  const { ask } = await answering(404, '{"ok":false}')
  expect(await fetchInquiryStatus(ask, token)).toEqual({ kind: 'not-found' })
})

test('a 410 means that the inquiry was erased', async () => {
  const { ask } = await answering(410, '{"ok":false}')
  expect(await fetchInquiryStatus(ask, token)).toEqual({ kind: 'removed' })
})

test.each([
  [503, '{"ok":false}'],
  [200, '<html>sign in to the hotel network</html>'],
  [200, 'null'],
  [200, JSON.stringify({ ...found, ok: false })],
  [200, JSON.stringify({ ...found, status: 'lost' })],
  [200, JSON.stringify({ ...found, form: 'toString' })],
  [200, JSON.stringify({ ...found, receivedAt: 'soon' })],
  [200, JSON.stringify({ ...found, asked: undefined })],
  [200, JSON.stringify({ ...found, asked: { list: null, fields: [{ label: 'Details' }] } })],
  [200, JSON.stringify({ ...found, asked: { ...found.asked, list: { ...found.asked.list, lines: [{}] } } })],
])('treats %i %s as a failure, not as an answer', async (status, body) => {
  const { ask } = await answering(status, body)
  expect(await fetchInquiryStatus(ask, token)).toEqual({ kind: 'failed' })
})

test('treats a lost connection as a failure', async () => {
  const { ask, close } = await answering(200, '')
  close()
  expect(await fetchInquiryStatus(ask, token)).toEqual({ kind: 'failed' })
})
