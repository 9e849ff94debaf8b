import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createInquiryApp } from '../../../../tests/support/servers/inquiry-app.ts'
import { serverPaths } from '../../../routes.ts'
import { identifyInquiry } from '../storage/inquiry-identity.ts'

/** Tuesday, 10:24 PM in Portland. */
let clock = new Date('2026-11-18T06:24:00Z')
const inquiries = await createInquiryApp({ now: () => clock })

test('a quote requested at night is promised for the next morning, in the answer, the mails and the status', async () => {
  const key = randomUUID()
  const answer = await (await inquiries.submit('quote', { key })).json()
  expect(answer.replyBy).toBe('2026-11-18T19:00:00.000Z')
  await expect.poll(() => inquiries.sent).toHaveLength(2)
  for (const { text } of inquiries.sent) expect(text).toContain('by 11 AM on Wednesday, November 18')

  const { statusToken } = identifyInquiry('a secret of the tests, long enough', key)
  const status = await inquiries.app.request(serverPaths.inquiryStatus, {
    headers: { Authorization: `Bearer ${statusToken}` },
  })
  expect(await status.json()).toMatchObject({ replyBy: answer.replyBy })

  // A submission repeated after a lost answer gets the promise made the first time.
  clock = new Date('2026-11-18T22:00:00Z')
  expect(await (await inquiries.submit('quote', { key })).json()).toEqual(answer)
})

test('an inquiry sent on a Friday night gets a reply promised for Monday', async () => {
  clock = new Date('2026-11-21T06:00:00Z')
  const answer = await (await inquiries.submit('consultation')).json()
  expect(answer.replyBy).toBe('2026-11-24T02:00:00.000Z')
})
