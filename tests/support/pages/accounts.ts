import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { AccountMailKind } from '../../../src/content/account/account-mails.ts'
import { serverPaths } from '../../../src/routes.ts'
import { totpCode, totpStep } from '../../../src/server/accounts/factors/totp.ts'
import { sessionKey } from '../../../src/site/features/account/session/session-key.ts'
import { accountLink, sentAccountMail } from '../servers/sent-mail.ts'

export const password = 'a film in three acts'

let made = 0

/** Limits go by address, so every test is somebody else. */
export function freshAddress(): string {
  made += 1
  return `member-${process.pid}-${Date.now()}-${made}@example.com`
}

/** Where the newest mail of that kind leads, once it has come. */
export async function mailedLink(address: string, kind: AccountMailKind): Promise<string> {
  await expect.poll(() => sentAccountMail(address, kind)).not.toBeNull()
  const mail = await sentAccountMail(address, kind)
  return mail ? accountLink(mail) : ''
}

/** As the client stores it. */
export type Session = {
  readonly access_token: string
  readonly refresh_token: string
  readonly expires_at: number
}

export type Member = { readonly email: string; readonly session: Session }

/** Calls an account service as a page of the site would. */
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

/** Somebody who has signed up and confirmed their address, on another device. */
export async function createMember(request: APIRequestContext): Promise<Member> {
  const email = await askForAccount(request)
  const { hash } = new URL(await mailedLink(email, 'confirm'))
  const token_hash = new URLSearchParams(hash.slice(1)).get('token_hash')
  const session = await callAccounts(request, serverPaths.authVerify, { type: 'signup', token_hash })
  return { email, session }
}

/** Signs in on one more device: what happens to this session leaves the others alone. */
export function signInElsewhere(
  request: APIRequestContext,
  { email }: Pick<Member, 'email'>,
): Promise<Session> {
  return callAccounts(request, `${serverPaths.authToken}?grant_type=password`, { email, password })
}

/** A session whose access token has run out. */
export function runOut(session: Session): Session {
  return { ...session, expires_at: Math.floor(Date.now() / 1000) - 60 }
}

/** Makes the browser one in which this session was begun earlier. Only for the first page that is opened. */
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

/** An app on the phone that shows codes. */
export type Authenticator = {
  /** An unused code: the one of now or, once that is spent, the next, for clocks may differ. */
  readonly freshCode: () => string
  readonly oldCode: () => string
}

/** Makes somebody staff, and gives them an authenticator app. */
export async function enrollFactor(
  request: APIRequestContext,
  member: Pick<Member, 'email'>,
): Promise<Authenticator> {
  await promisify(execFile)(process.execPath, ['tools/staff.ts', 'grant', member.email], {
    env: { ...process.env, DATA_DIR: process.env.SITE_DATA_DIR },
  })
  // New staff sign in again.
  const { access_token: token } = await signInElsewhere(request, member)
  const { id, totp } = await callAccounts(
    request,
    serverPaths.authFactors,
    { factor_type: 'totp', friendly_name: 'Phone' },
    token,
  )
  const secret = decodeBase32(totp.secret)
  const factor = `${serverPaths.authFactors}/${id}`
  const challenge = await callAccounts(request, `${factor}/challenge`, {}, token)
  // One step behind, which a phone may be: the code of now is left for signing in.
  let used = totpStep(new Date()) - 1
  const proof = { challenge_id: challenge.id, code: totpCode(secret, used) }
  await callAccounts(request, `${factor}/verify`, proof, token)
  return {
    freshCode() {
      used = Math.max(used + 1, totpStep(new Date()))
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
