import { GoTrueClient, type Session } from '@supabase/auth-js'
import { accountToasts } from '../../../../content/account/account.ts'
import { signOutToasts } from '../../../../content/account/sign-out.ts'
import { sessionKey } from '../../../../domain/account/session-key.ts'
import { authPath, pagePaths } from '../../../../routes.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { type Arrival, canonicalOrigin, cleanAddress, readArrival } from '../arrival.ts'
import { keepStep, type Step } from '../kept-step.ts'
import { accountStore } from './account-store.ts'
import { leaveFor } from './leave-for.ts'
import { patientFetch } from './patient-fetch.ts'

/** The published client, used at our own origin. It starts with a session from storage or the address. */
export function startAccountClient(onChange: (session: Session | null) => void): GoTrueClient {
  const arrival = readArrival(location.href, canonicalOrigin())
  const client = new GoTrueClient({
    url: `${location.origin}${authPath}`,
    storageKey: sessionKey,
    flowType: 'implicit',
    detectSessionInUrl: arrival?.kind === 'session',
    persistSession: true,
    autoRefreshToken: true,
    fetch: patientFetch,
    experimental: { recoveryCodes: true },
  })
  // The client has already read the address.
  if (arrival && arrival.kind !== 'link') void follow(client, arrival)
  client.onAuthStateChange((event, session) => {
    if (event === 'SIGNED_OUT') keepStep(null)
    document.documentElement.classList.toggle('member', session !== null)
    onChange(session)
  })
  return client
}

/** The sign-in page asks for the new password or explains the refusal, wherever the link has led. */
async function follow(client: GoTrueClient, arrival: Exclude<Arrival, { kind: 'link' }>): Promise<void> {
  cleanAddress()
  if (arrival.kind === 'refused') return leadToStep('expired')
  // Stored at once, because the sign-in page may already be reading it.
  if (arrival.recovery) keepStep('new-password')
  // Waits until the session is stored: leaving the page earlier would lose it.
  const { error } = await client.initialize()
  if (error) leadToStep('expired')
  else if (arrival.recovery) leadToStep('new-password')
  else showToast({ kind: 'success', ...accountToasts.signedIn })
}

function leadToStep(step: Step): void {
  keepStep(step)
  if (location.pathname !== pagePaths.auth) location.replace(pagePaths.auth)
}

let ending: Promise<boolean> | null = null

/** Signs out and goes to the home page. Repeated presses sign out only once. */
export async function signOut(): Promise<void> {
  if (ending) return
  ending = endSession()
  const done = await ending
  ending = null
  if (done) leaveFor(pagePaths.home, { kind: 'success', ...signOutToasts.done })
  else showToast({ kind: 'error', ...signOutToasts.failed })
}

async function endSession(): Promise<boolean> {
  try {
    const client = await accountStore.open()
    const { error } = await client.signOut()
    return !error
  } catch {
    return false
  }
}
