import { serverPaths } from '../../../src/routes.ts'
import { type Battle, pick } from './battle.ts'

const paths = [
  serverPaths.authSignUp,
  `${serverPaths.authToken}?grant_type=password`,
  `${serverPaths.authToken}?grant_type=refresh_token`,
  serverPaths.authRecover,
  serverPaths.authResend,
  serverPaths.authOtp,
  serverPaths.authVerify,
  serverPaths.authFactors,
  serverPaths.authRecoveryCodesVerify,
  serverPaths.accountEndSession,
  serverPaths.accountDelete,
]

const bodies = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"email":',
  '\0'.repeat(100),
  '['.repeat(20_000),
  JSON.stringify({ email: 'x'.repeat(1_000_000) }),
  JSON.stringify({ email: { $ne: null }, password: { $gt: '' } }),
  `{"email":["' or 1=1 --"],"password":1e400}`,
  JSON.stringify({ email: 'a@b\r\nBcc: everybody@strangers.example', password: 'x' }),
  '{"__proto__":{"role":"staff"},"constructor":{"prototype":{"role":"staff"}}}',
  '{"refresh_token":"\ud800"}',
]

/** Bodies that are too large, broken or of the wrong kind. */
export async function sendNonsense(battle: Battle): Promise<void> {
  battle.mustBeRefused('Nonsense', await battle.call(pick(paths), { body: pick(bodies) }))
}

/** Valid calls that a page of somebody else makes a visitor's browser send. */
export async function callFromElsewhere(battle: Battle): Promise<void> {
  const headers = pick([
    { Origin: 'https://strangers.example' },
    { Origin: 'null' },
    { Origin: 'https://strangers.example', 'Sec-Fetch-Site': 'cross-site' },
  ])
  const body = { email: 'visitor@strangers.example', password: 'tripod and cable', type: 'signup' }
  const seen = await battle.call(pick(paths), { body, headers })
  battle.mustBeRefused('A call from a foreign page', seen)
}
