import { beforeEach, describe, expect, test } from 'vitest'
import { createAccountCalls, expectInOrder } from '../../../tests/support/servers/account-calls.ts'
import { expectNoStall } from '../../../tests/support/servers/no-stall.ts'
import * as limits from '../../domain/limits.ts'

const { accounts, calls, send } = await createAccountCalls()

beforeEach(() => accounts.forgetRates())

describe.each(calls())('$method $path', ({ method, path, body }) => {
  const reads = Object.keys(body).length > 0 && !path.includes('pkce')

  test('stops reading a body that is too long', async () => {
    let chunks = 0
    const endless = new ReadableStream({
      pull(controller) {
        chunks += 1
        controller.enqueue(new Uint8Array(64 * 1024).fill(0x20))
        if (chunks === 160) controller.close()
      },
    })
    const answer = await send(method, path, { body: endless })
    expect(answer.status).toBe(413)
    await expectInOrder(answer)
    expect(chunks).toBeLessThan(10)
  })

  test('accepts only JSON, and only from our own pages', async () => {
    const text = JSON.stringify(body)
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      '',
    ]) {
      const { status } = await send(method, path, { body: text, headers: { 'Content-Type': type } })
      if (reads) expect(status).toBe(415)
    }
    const foreign = [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'same-site' },
    ]
    for (const headers of foreign) {
      const preflight = { ...headers, 'Access-Control-Request-Method': method }
      expect((await send(method, path, { body: text, headers })).status).toBe(403)
      const asked = await send('OPTIONS', path, { headers: preflight })
      expect(asked.status).toBe(403)
      await expectInOrder(asked)
    }
  })

  test('the longest accepted body does not hold up other requests', async () => {
    const size = limits.account.bodyBytes - 200
    const long = [
      'x'.repeat(size),
      '@'.repeat(size),
      `a@${'a.'.repeat(size / 2 - 2)}`,
      ' '.repeat(size),
      '\u0301'.repeat(size / 2),
      'ﷺ'.repeat(size / 3),
      '<'.repeat(size),
      `${' on'.repeat(size / 6)}${'x= '.repeat(size / 6)}`,
    ]
    const bodies = [
      ...long.map((text) =>
        JSON.stringify(
          Object.fromEntries(Object.keys({ email: '', ...body }).map((name) => [name, text])),
        ).slice(0, size),
      ),
      ...long.map((text) => JSON.stringify({ ...body, data: { display_name: text } })),
      '['.repeat(size),
      '['.repeat(size / 2) + ']'.repeat(size / 2),
      `{"a":`.repeat(size / 5),
      `{${Array.from({ length: size / 12 }, (_, n) => `"k${n}":${n}`).join()}}`,
    ]
    await send(method, path, { body: bodies[0] ?? '' })
    for (const text of bodies) {
      await expectNoStall(
        async () => {
          await accounts.forgetRates()
          await expectInOrder(await send(method, path, { body: text }))
        },
        text.slice(0, 40),
      )
    }
  })
})
