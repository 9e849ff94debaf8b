import { createHash, randomBytes } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { expect, test } from 'vitest'
import { challengeSchema } from './challenge.ts'
import { digestPadded, padMessage } from './sha-256.ts'
import { solvePuzzle } from './solve-puzzle.ts'

const hmacSignatureSecret = 'a secret of the server'

test.each([0, 3, 55, 56, 63, 64, 200])('the digest of %i bytes is SHA-256', (length) => {
  const message = randomBytes(length)
  const digest = new DataView(new ArrayBuffer(32))
  digestPadded(padMessage(message), digest)
  expect(Buffer.from(digest.buffer).toString('hex')).toBe(createHash('sha256').update(message).digest('hex'))
})

test.each([
  { cost: 1, keyLength: 32 },
  { cost: 3, keyLength: 16 },
])('a challenge of the server is solved to its satisfaction: %j', async ({ cost, keyLength }) => {
  const challenge = await createChallenge({
    algorithm: 'SHA-256',
    cost,
    keyLength,
    counter: 1234,
    deriveKey,
    expiresAt: new Date(Date.now() + 60_000),
    hmacSignatureSecret,
    data: { action: 'contact_form', host: 'localhost' },
  })
  const read = challengeSchema.parse(JSON.parse(JSON.stringify({ provider: 'altcha', challenge })))
  if (read.provider !== 'altcha') throw new Error('not a puzzle')
  const solution = solvePuzzle(read.challenge.parameters)
  expect(solution?.counter).toBe(1234)
  if (!solution) return
  // What the server signed goes back unchanged.
  expect(
    await verifySolution({ challenge: read.challenge, solution, deriveKey, hmacSignatureSecret }),
  ).toMatchObject({ verified: true })
})
