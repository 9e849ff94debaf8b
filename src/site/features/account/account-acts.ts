import { accountToasts, refusalTitles } from '../../../content/account/account.ts'
import { showToast, type Toast } from '../../platform/toasts/toasts.ts'
import type { MailKind } from './arrival.ts'
import { type Answer, askAccounts, askWithProof, type Failing } from './ask-accounts.ts'
import { lastWaitSeconds } from './session/patient-fetch.ts'
import { type Trouble, troubleOf } from './trouble.ts'
import type { AccountFlow } from './use-account-flow.ts'

/** The visitor's actions on the sign-in page. Each returns what went wrong, or null if the flow continues. */

type Credentials = { readonly email: string; readonly password: string }

export async function signIn(flow: AccountFlow, credentials: Credentials): Promise<Trouble | null> {
  flow.email.current = credentials.email
  flow.parting.current = success(accountToasts.signedIn)
  const answer = await askAccounts((client) => client.signInWithPassword(credentials))
  if (answer.kind === 'done') return null
  flow.parting.current = null
  return tell(answer, refusalTitles.signIn)
}

export async function signUp(
  flow: AccountFlow,
  { displayName, ...credentials }: Credentials & { readonly displayName: string },
): Promise<Trouble | null> {
  flow.email.current = credentials.email
  const toast = success(accountToasts.signedUp)
  flow.parting.current = toast
  const options = { emailRedirectTo: flow.target(), data: { display_name: displayName } }
  const answer = await askWithProof((client, proof) =>
    client.signUp({ ...credentials, options: { ...options, ...proof } }),
  )
  // A service that requires no confirmation signs the visitor in at once.
  if (answer.kind === 'done' && answer.data.session) return null
  flow.parting.current = null
  if (answer.kind !== 'done') return tell(answer, refusalTitles.signUp)
  showToast(toast)
  await flow.show({ name: 'mail-sent', kind: 'signup', email: credentials.email })
  return null
}

/** Also returns null when no such account exists, so strangers cannot find out who has one. */
export async function sendMail(flow: AccountFlow, kind: MailKind, email: string): Promise<Trouble | null> {
  flow.email.current = email
  const emailRedirectTo = flow.target()
  const answer = await askWithProof<{ data: unknown; error: Failing | null }>((client, proof) => {
    switch (kind) {
      case 'signup':
        return client.resend({ type: kind, email, options: { emailRedirectTo, ...proof } })
      case 'recovery':
        return client.resetPasswordForEmail(email, { redirectTo: emailRedirectTo, ...proof })
      case 'magiclink':
        return client.signInWithOtp({
          email,
          options: { emailRedirectTo, shouldCreateUser: false, ...proof },
        })
    }
  })
  return answer.kind === 'done' ? null : tell(answer, refusalTitles.mail)
}

export async function askForMail(flow: AccountFlow, kind: MailKind, email: string): Promise<Trouble | null> {
  const trouble = await sendMail(flow, kind, email)
  if (!trouble) await flow.show({ name: 'mail-sent', kind, email })
  return trouble
}

export function success(words: { readonly title: string; readonly description: string }): Toast {
  return { kind: 'success', ...words }
}

export function tell(answer: Exclude<Answer<unknown>, { kind: 'done' }>, title: string): Trouble {
  return troubleOf(answer, { title, online: navigator.onLine, waitSeconds: lastWaitSeconds() })
}
