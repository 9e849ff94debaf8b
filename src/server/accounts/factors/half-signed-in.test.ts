import { beforeEach, expect, test } from 'vitest'
import { createAccountCalls } from '../../../../tests/support/servers/account-calls.ts'
import { serverPaths } from '../../../routes.ts'

const { accounts, member, calls, send } = await createAccountCalls()
// As if the app had been proven in another browser: this session has only the password.
await accounts.rows('update auth_factors set verified = true where user_id = $1', [member.id])

beforeEach(() => accounts.forgetRates())

/** The calls that need no session. */
const open: readonly string[] = [
  serverPaths.authSignUp,
  serverPaths.authToken,
  serverPaths.authRecover,
  serverPaths.authOtp,
  serverPaths.authResend,
  serverPaths.authVerify,
]
/** Giving the factor or asking for its removal by mail; signing out ends the session itself. */
const towardsFactor =
  /^POST \/auth\/v1\/(?:factors\/[^/]+\/(?:challenge|verify)|logout\?scope=\w+)$|^POST .*\/reset-factor$/

const reads = [serverPaths.authReauthenticate, serverPaths.account, serverPaths.accountExport]
const others = [...calls(), ...reads.map((path) => ({ method: 'GET', path, body: null }))].filter(
  ({ method, path }) => !open.includes(path.split('?')[0] ?? '') && !towardsFactor.test(`${method} ${path}`),
)

test.each(others)('a session without its second factor is refused: $method $path', async (call) => {
  const { method, path, body } = call
  // Another person's factor is answered as not found to everybody.
  const asked = path.replace(/(?<=\/factors\/)[0-9a-f-]{36}$/, await ownFactor())
  const answer = await send(method, asked, body ? { body: JSON.stringify(body) } : {})
  expect([401, 403, 422]).toContain(answer.status)
  expect(await answer.json()).toMatchObject({ error_code: 'insufficient_aal' })
})

async function ownFactor(): Promise<string> {
  const [factor] = await accounts.rows<{ id: string }>('select id from auth_factors where user_id = $1', [
    member.id,
  ])
  return factor?.id ?? ''
}
