import { expect, test } from 'vitest'
import { readOverview } from './read-overview.ts'

const session = {
  id: '4c1f',
  current: true,
  device: 'Firefox on Windows',
  timeZone: 'America/Los_Angeles',
  signedInAt: '2026-11-01T12:00:00.000Z',
  lastUsedAt: '2026-11-18T12:00:00.000Z',
  secondFactor: false,
}
const answer = { sessions: [session], recoveryCodesLeft: 7, factorResetAt: null, deletionAt: null }

test('an answer is read with its times', () => {
  expect(readOverview({ ...answer, deletionAt: '2026-11-25T12:00:00.000Z' })).toEqual({
    sessions: [
      {
        ...session,
        signedInAt: new Date('2026-11-01T12:00:00Z'),
        lastUsedAt: new Date('2026-11-18T12:00:00Z'),
      },
    ],
    recoveryCodesLeft: 7,
    factorResetAt: null,
    deletionAt: new Date('2026-11-25T12:00:00Z'),
  })
})

test('a session without a device, a place or times is shown as far as it is known', () => {
  const vague = { ...session, device: '', timeZone: null }
  const broken = { ...session, signedInAt: 'yesterday' }
  expect(readOverview({ ...answer, sessions: [vague, broken, null] })?.sessions).toMatchObject([
    { device: '', timeZone: null },
  ])
})

test.each([null, 'text', [], {}, { sessions: 'none' }])('%j is no overview', (other) => {
  expect(readOverview(other)).toBe(null)
})
