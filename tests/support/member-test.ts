import { createMember, type Member } from './pages/accounts.ts'
import { test as base } from './site-test.ts'

type MemberFixtures = {
  /**
   * A person with an account and a session, the same for every test of a worker. Only for tests that change
   * neither: signing out ends all sessions of an account, and an account takes five passwords a minute.
   */
  member: Member
}

// Kept in the module: a worker-scoped fixture would make Playwright start more workers and browsers.
let member: Promise<Member> | undefined

export const test = base.extend<MemberFixtures>({
  member: async ({ request }, use) => {
    member ??= createMember(request)
    await use(await member)
  },
})
