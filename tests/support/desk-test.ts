import type { BrowserContext, Page } from '@playwright/test'
import type { StaffRole } from '../../src/domain/desk/roles.ts'
import { type Member, storeSession } from './pages/accounts.ts'
import { createStaff } from './pages/staff.ts'
import { test as base } from './site-test.ts'

type DeskFixtures = {
  /** A member of staff with both proofs, the same for every test of a worker; for tests that do not sign out. */
  staff: (role: StaffRole) => Promise<Member>
  /** Opens the desk as this person, in the test's own window or in another one. */
  openDesk: (path: string, member: Member, context?: BrowserContext) => Promise<Page>
}

export const staffNames = { owner: 'Ada Lovelace', producer: 'Grace Hopper', viewer: 'Mary Jackson' } as const

// Kept in the module: a worker-scoped fixture would make Playwright start more workers and browsers.
const made = new Map<StaffRole, Promise<Member>>()

export const test = base.extend<DeskFixtures>({
  staff: async ({ request }, use) => {
    await use((role) => {
      const known = made.get(role) ?? createStaff(request, role, staffNames[role])
      made.set(role, known)
      return known
    })
  },
  openDesk: async ({ page }, use) => {
    await use(async (path, member, context) => {
      const window = context ? await context.newPage() : page
      await storeSession(window, member.session)
      await window.goto(path)
      return window
    })
  },
})

/** Names that no other test uses, because all tests share one inbox. */
let written = 0
export function ownName(): string {
  written += 1
  const letters = [process.pid, Date.now(), written].map((part) =>
    [...String(part)].map((digit) => 'abcdefghij'[Number(digit)]).join(''),
  )
  return `Zoe ${letters.join('')}`
}
