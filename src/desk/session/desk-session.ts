import { GoTrueClient } from '@supabase/auth-js'
import { sessionKey } from '../../domain/account/session-key.ts'
import { staffPath } from '../../domain/desk/staff-path.ts'
import * as limits from '../../domain/limits.ts'
import { authPath, pagePaths } from '../../routes.ts'
import { tabStorage } from '../../ui/storage/browser-storage.ts'
import { createKeptStorage } from '../../ui/storage/kept-storage.ts'
import { forgetDrafts } from './drafts.ts'

/** The session of this origin, the same that the site uses. Signing in itself happens on the site's page. */
const client = new GoTrueClient({
  url: `${location.origin}${authPath}`,
  storageKey: sessionKey,
  flowType: 'implicit',
  detectSessionInUrl: false,
  persistSession: true,
  autoRefreshToken: true,
  // Named, so that the list of a person's sessions says where each is used.
  fetch: (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('X-Time-Zone', Intl.DateTimeFormat().resolvedOptions().timeZone)
    return fetch(input, { ...init, headers, signal: AbortSignal.timeout(limits.accountPage.requestMs) })
  },
})

/** Null when nobody is signed in. */
export async function accessToken(): Promise<string | null> {
  const { data } = await client.getSession()
  return data.session?.access_token ?? null
}

/** Whether the account has an authenticator app, whose code the sign-in page then asks for. */
export async function hasAuthenticator(): Promise<boolean> {
  const { data } = await client.mfa.getAuthenticatorAssuranceLevel()
  return data?.nextLevel === 'aal2'
}

/** Ends the session in this browser and leaves nothing of the desk behind in it. */
export async function signOut(then: string = pagePaths.home): Promise<boolean> {
  const { error } = await client.signOut({ scope: 'local' })
  if (error) return false
  forgetDrafts()
  location.replace(then)
  return true
}

const returnKey = 'desk-return'
const tab = createKeptStorage(tabStorage())

export const signInHref = `${pagePaths.auth}?next=${encodeURIComponent(staffPath)}`

/** Remembers the address that signing in interrupts; the sign-in page itself leads to the desk's first one. */
export function keepPlace(): void {
  const { pathname, search } = location
  if (pathname + search !== staffPath) tab.set(returnKey, pathname + search)
}

/** Where somebody was before they had to sign in, once. */
export function takePlace(): string | null {
  const kept = tab.get(returnKey)
  tab.remove(returnKey)
  return kept?.startsWith(`${staffPath}/`) && location.pathname === staffPath ? kept : null
}
