import { createMember, type Member } from './pages/accounts.ts'
import { test as base } from './site-test.ts'

type MemberFixtures = {
  /**
   * A person with an account and a session, the same for every test of a worker. Only for tests that leave
   * both as they are: signing out ends all sessions of an account, and it takes five passwords a minute.
   */
  member: Member
}

// Kept by the module: a fixture of the worker would make Playwright start further workers and browsers.
let member: Promise<Member> | undefined

export const test = base.extend<MemberFixtures>({
  member: async ({ request }, use) => {
    member ??= createMember(request)
    await use(await member)
  },
})
