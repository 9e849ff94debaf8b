import { afterAll, expect, test } from 'vitest'
import { startTcpProxy } from '../../../tests/faults/tcp-proxy.ts'
import { createAccountApp, password } from '../../../tests/support/servers/account-app.ts'
import { createTestDatabase } from '../../../tests/support/servers/database.ts'
import { serverPaths } from '../../routes.ts'
import { connectDatabase } from '../database/connect.ts'

const { url } = await createTestDatabase()
const proxy = await startTcpProxy(url)
const database = { ...(await connectDatabase(proxy.url)), url: proxy.url }
const accounts = await createAccountApp({ database })
afterAll(async () => {
  await database.close()
  proxy.close()
})

test('while the database is away every call returns 503 and nobody is signed out; afterwards calls work again', async () => {
  const { auth, email, request, post } = await accounts.person()
  const token = (await auth.getSession()).data.session?.access_token ?? ''
  const bearer = { Authorization: `Bearer ${token}` }
  proxy.cut()

  const credentials = { email, password }
  const answers = [
    await post(serverPaths.authSignUp, credentials),
    await post(`${serverPaths.authToken}?grant_type=password`, credentials),
    await post(`${serverPaths.authToken}?grant_type=refresh_token`, { refresh_token: 'x' }),
    await post(serverPaths.authRecover, credentials),
    await post(serverPaths.authResend, { ...credentials, type: 'signup' }),
    await post(serverPaths.authVerify, { type: 'signup', token_hash: 'x' }),
    await post(serverPaths.authLogout, {}, bearer),
    await request(serverPaths.authUser, { headers: bearer }),
    await request(serverPaths.authHealth),
  ]
  for (const answer of answers) {
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await answer.json()).toMatchObject({ code: 503, error_code: 'unexpected_failure' })
  }
  // The token identifies the caller without the database.
  expect(await accounts.service.verify(token)).toMatchObject({ email })
  expect((await auth.getUser()).error?.name).toBe('AuthRetryableFetchError')
  expect((await auth.getSession()).data.session).not.toBeNull()

  await proxy.restore()
  await expect.poll(async () => (await auth.getUser()).error).toBeNull()
  expect((await auth.refreshSession()).error).toBeNull()
})
