import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { AccountMailKind } from '../../../src/content/account/account-mails.ts'
import { sessionKey } from '../../../src/domain/account/session-key.ts'
import { serverPaths } from '../../../src/routes.ts'
import { totpCode, totpStep } from '../../../src/server/accounts/factors/totp.ts'
import { accountLink, sentAccountMail } from '../servers/sent-mail.ts'

export const password = 'a film in three acts'

let made = 0

/** Rate limits count by email address, so every test uses a new one. */
export function freshAddress(): string {
  made += 1
  return `member-${process.pid}-${Date.now()}-${made}@example.com`
}

/** The link in the newest mail of that kind; waits until the mail has arrived. */
export async function mailedLink(address: string, kind: AccountMailKind): Promise<string> {
  await expect.poll(() => sentAccountMail(address, kind)).not.toBeNull()
  const mail = await sentAccountMail(address, kind)
  return mail ? accountLink(mail) : ''
}

/** A session as the client stores it. */
export type Session = {
  readonly access_token: string
  readonly refresh_token: string
  readonly expires_at: number
}

export type Member = { readonly email: string; readonly session: Session }

/** Calls an account service the way a page of the site does. */
export async function callAccounts(request: APIRequestContext, path: string, data: object, token?: string) {
  const origin = process.env.SITE_ADDRESS ?? ''
  const answer = await request.post(path, {
    data,
    headers: { Origin: origin, ...(token && { Authorization: `Bearer ${token}` }) },
  })
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200)
  return answer.json()
}

export async function askForAccount(request: APIRequestContext, email = freshAddress()): Promise<string> {
  await callAccounts(request, serverPaths.authSignUp, {
    email,
    password,
    data: { display_name: 'Ada Lovelace' },
  })
  return email
}

/** A person who has signed up and confirmed their address on another device. */
export async function createMember(request: APIRequestContext): Promise<Member> {
  const email = await askForAccount(request)
  const { hash } = new URL(await mailedLink(email, 'confirm'))
  const token_hash = new URLSearchParams(hash.slice(1)).get('token_hash')
  const session = await callAccounts(request, serverPaths.authVerify, { type: 'signup', token_hash })
  return { email, session }
}

/** Signs in on one more device, with a session that can change without affecting the others. */
export function signInElsewhere(
  request: APIRequestContext,
  { email }: Pick<Member, 'email'>,
): Promise<Session> {
  return callAccounts(request, `${serverPaths.authToken}?grant_type=password`, { email, password })
}

/** Whether the server still accepts a session. */
export async function isAlive(request: APIRequestContext, session: Session): Promise<boolean> {
  const answer = await request.get(serverPaths.authUser, {
    headers: { Authorization: `Bearer ${session.access_token}` },
  })
  return answer.ok()
}

/** The session with an expired access token. */
export function runOut(session: Session): Session {
  return { ...session, expires_at: Math.floor(Date.now() / 1000) - 60 }
}

/** Stores a session as if it had begun earlier in this browser, for the first page that is opened. */
export async function storeSession(page: Page, session: object): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem('stored-once')) return
      sessionStorage.setItem('stored-once', 'yes')
      localStorage.setItem(key, text)
    },
    [sessionKey, JSON.stringify(session)] as const,
  )
}

/** An authenticator app on the phone. */
export type Authenticator = {
  /** An unused code: the current one or, once that is used, the next, which is accepted too. */
  readonly freshCode: () => string
  readonly oldCode: () => string
}

/** Enrolls an authenticator app for a member. */
export async function enrollFactor(
  request: APIRequestContext,
  member: Pick<Member, 'email'>,
): Promise<Authenticator> {
  const { access_token: token } = await signInElsewhere(request, member)
  const { id, totp } = await callAccounts(
    request,
    serverPaths.authFactors,
    { factor_type: 'totp', friendly_name: 'Phone' },
    token,
  )
  const factor = `${serverPaths.authFactors}/${id}`
  const challenge = await callAccounts(request, `${factor}/challenge`, {}, token)
  const app = await authenticator(totp.secret)
  const proof = { challenge_id: challenge.id, code: app.freshCode() }
  await callAccounts(request, `${factor}/verify`, proof, token)
  return app
}

/**
 * An app that was given this key. Its first code is one step behind, as a phone may be, to leave the current one. That code ends
 * with the present step, so a step that is almost over is waited out.
 */
export async function authenticator(key: string): Promise<Authenticator> {
  const inSeconds = (seconds: number) => totpStep(new Date(Date.now() + seconds * 1_000))
  await expect.poll(() => inSeconds(0) === inSeconds(12), { timeout: 20_000 }).toBe(true)
  const secret = decodeBase32(key.replaceAll(' ', ''))
  let used: number | null = null
  return {
    freshCode() {
      const now = totpStep(new Date())
      used = used === null ? now - 1 : Math.max(used + 1, now)
      return totpCode(secret, used)
    },
    oldCode: () => totpCode(secret, totpStep(new Date()) - 4),
  }
}

function decodeBase32(text: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
