import { randomUUID } from 'node:crypto'
import { chromium } from '@playwright/test'
import { AuthClient } from '@supabase/auth-js'
import { sessionKey } from '../../src/domain/account/session-key.ts'
import { staffPath } from '../../src/domain/desk/staff-path.ts'
import { authPath } from '../../src/routes.ts'
import { hashPassword } from '../../src/server/accounts/sign-in/password-hash.ts'
import { connectDatabase } from '../../src/server/database/connect.ts'
import { findBrowser } from '../../tools/browser.ts'
import { temporaryFolder } from './clean-up.ts'
import { builtOrigin, startSite } from './site.ts'

const email = 'paint@example.com'
const password = 'a film in three acts'

/** How long the inbox takes from its address to its first line, by a browser that was there before, once per round. */
export async function timePaintedLists(databaseUrl: string, rounds: number): Promise<number[]> {
  const site = await startSite({
    dataDir: await temporaryFolder('desk-site'),
    env: { DATABASE_URL: databaseUrl },
  })
  const browser = await chromium.launch(findBrowser())
  try {
    const session = JSON.stringify(await signIn(databaseUrl, site.address))
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    await context.addInitScript(([key, text]) => localStorage.setItem(key, text), [
      sessionKey,
      session,
    ] as const)
    const page = await context.newPage()
    const times: number[] = []
    for (let round = -1; round < rounds; round += 1) {
      await page.goto(`${site.address}${staffPath}/inbox`)
      const ms = await page.evaluate(untilListed)
      if (round >= 0) times.push(ms)
    }
    return times
  } finally {
    await browser.close()
    await site.program.end()
  }
}

/** Runs in the page: the time since its navigation at which the frame with the first line was drawn. */
function untilListed(): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('[data-line]')) requestAnimationFrame(() => resolve(performance.now()))
      else requestAnimationFrame(look)
    }
    look()
  })
}

/** An owner's session with both proofs. */
async function signIn(databaseUrl: string, address: string): Promise<object> {
  const database = await connectDatabase(databaseUrl)
  const id = randomUUID()
  await database.pool.query(
    `insert into users (id, email, password_hash, display_name, role) values ($1, $2, $3, 'Bench', 'owner')`,
    [id, email, await hashPassword(password)],
  )
  const client = new AuthClient({
    url: `${address}${authPath}`,
    headers: { Origin: await builtOrigin() },
    autoRefreshToken: false,
    persistSession: false,
  })
  await client.signInWithPassword({ email, password })
  await database.pool.query(`update auth_sessions set aal = 'aal2' where user_id = $1`, [id])
  const { data, error } = await client.refreshSession()
  await database.close()
  if (!data.session) throw error ?? new Error('The bench could not sign in')
  return data.session
}
