import { createMember, type Member } from './accounts.ts'
import { test as base } from './site-test.ts'

type MemberFixtures = {
  /**
   * Somebody with an account and a session, the same for every test of a worker. Only for tests that leave both as
   * they are: signing out ends all sessions of an account, and five passwords a minute are taken for one address.
   */
  member: Member
}

// Kept here and not by a fixture of the worker, for which Playwright would start workers and browsers of their own.
let member: Promise<Member> | undefined

export const test = base.extend<MemberFixtures>({
  member: async ({ request }, use) => {
    member ??= createMember(request)
    await use(await member)
  },
})
