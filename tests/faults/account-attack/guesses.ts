import { serverPaths } from '../../../src/routes.ts'
import { type Battle, pick, randomToken } from './battle.ts'
import { spellings } from './floods.ts'

const passwordPath = `${serverPaths.authToken}?grant_type=password`
const guesses = [
  'password',
  '123456',
  'tripod',
  'tripod and cables',
  'Tripod and Cable',
  '',
  '\0',
  'a'.repeat(2_000),
]

/** Guesses the password of somebody, sometimes with an invented cookie of a known browser. */
export async function guessPassword(battle: Battle, emails: readonly string[]): Promise<void> {
  const cookie = `device=${randomToken(16)}.${randomToken(32)}`
  const seen = await battle.call(passwordPath, {
    body: { email: pick(spellings(pick(emails))), password: pick([...guesses, randomToken()]) },
    headers: Math.random() < 0.2 ? { Cookie: cookie } : {},
  })
  battle.mustBeRefused('A guessed password', seen)
}

/** Forty guesses at the same moment. */
export async function guessAtOnce(battle: Battle, emails: readonly string[]): Promise<void> {
  await Promise.all(Array.from({ length: 40 }, () => guessPassword(battle, emails)))
}

/** Uses up the attempts that strangers have. */
export async function useUpAttempts(battle: Battle, email: string): Promise<void> {
  await Promise.all(Array.from({ length: 6 }, () => guessPassword(battle, [email])))
}
