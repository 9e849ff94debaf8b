import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { expect, test } from 'vitest'
import { challengeSchema } from './challenge.ts'
import { solvePuzzle } from './solve-puzzle.ts'

const hmacSignatureSecret = 'a secret of the server'

test.each([
  { cost: 1, keyLength: 32 },
  { cost: 3, keyLength: 16 },
])('the server accepts the solution of its challenge: %j', async ({ cost, keyLength }) => {
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
  // The signed parameters go back unchanged.
  expect(
    await verifySolution({ challenge: read.challenge, solution, deriveKey, hmacSignatureSecret }),
  ).toMatchObject({ verified: true })
})
