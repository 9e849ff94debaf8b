import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createAccountApp, password } from '../../../../tests/support/servers/account-app.ts'
import { createTestDatabase } from '../../../../tests/support/servers/database.ts'
import { createInquiryApp } from '../../../../tests/support/servers/inquiry-app.ts'
import * as limits from '../../../domain/limits.ts'
import { serverPaths } from '../../../routes.ts'
import { connectDatabase } from '../../database/connect.ts'
import { readCampaign } from '../../database/read-campaign.ts'

const { url } = await createTestDatabase()
const database = { ...(await connectDatabase(url)), url }
const accounts = await createAccountApp({ database })
const inquiries = await createInquiryApp({ database })
database.startServing()
afterAll(() => database.close())

/** As slow as a database can be: these connections are in use until they are let go. */
async function occupy(pool: typeof database.pool, connections: number) {
  const held = await Promise.all(Array.from({ length: connections }, () => pool.connect()))
  const letGo = () => {
    for (const client of held.splice(0)) client.release()
  }
  onTestFinished(letGo)
  return letGo
}

test('forty sign-ins at once wait for a slow database, and pages and inquiries do not wait with them', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => accounts.member()))
  const letAccountsGo = await occupy(database.accountPool, limits.account.connections)
  const crowd = Array.from({ length: 40 }, (_, n) => {
    const { email } = people[n % people.length] ?? { email: '' }
    const given = n < people.length ? password : `wrong guess ${n}`
    const path = `${serverPaths.authToken}?grant_type=password`
    return accounts.browser().post(path, { email: n < 20 ? email : accounts.newEmail(), password: given })
  })
  await expect.poll(() => database.accountPool.waitingCount).toBe(40)

  expect(await readCampaign(database.pool)).toBeDefined()
  expect((await inquiries.submit('quote')).status).toBe(200)
  // A visitor of a page would not have been kept waiting this long.
  const letPagesGo = await occupy(database.pool, 10)
  await expect(database.pool.query('select')).rejects.toThrow('timeout exceeded when trying to connect')
  letPagesGo()
  expect(database.accountPool.waitingCount).toBe(40)

  letAccountsGo()
  const statuses = (await Promise.all(crowd)).map(({ status }) => status)
  expect(statuses.slice(0, people.length)).toEqual(people.map(() => 200))
  expect(new Set(statuses.slice(people.length))).toEqual(new Set([400]))
})
