import { createHmac, randomUUID } from 'node:crypto'
import { serverPaths } from '../../../src/routes.ts'
import { type Battle, pick, randomToken, textOf } from './battle.ts'
import { type Person, password, sessionIdIn } from './people.ts'

/** A person with an account of their own who wants those of others. */
export type Mallory = Person & { session: { access: string; refresh: string; usedUp: string[] } }

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')
const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
const refreshPath = `${serverPaths.authToken}?grant_type=refresh_token`

/** Tokens made from an honest one, each of which would be somebody else's, or valid for longer. */
function forgeries(token: string, victim: Person): string[] {
  const [head = '', claims = '', signature = ''] = token.split('.')
  const stolen = { ...decode(claims), sub: victim.id, email: victim.email, aal: 'aal2', role: 'service_role' }
  const longer = { ...decode(claims), exp: 4_102_444_800 }
  const past = { ...decode(claims), exp: 1 }
  const shared = (alg: string, key: string) => {
    const signed = `${encode({ ...decode(head), alg })}.${encode(stolen)}`
    return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
  }
  return [
    ...[stolen, longer, past].map((changed) => `${head}.${encode(changed)}.${signature}`),
    ...['none', 'None', 'HS256'].map((alg) => `${encode({ alg, typ: 'JWT' })}.${encode(stolen)}.`),
    shared('HS256', head),
    shared('ES256', ''),
    `${encode({ ...decode(head), kid: '../../../dev/null' })}.${claims}.${signature}`,
    `${encode({ ...decode(head), jku: 'http://strangers.example/keys' })}.${encode(stolen)}.${signature}`,
    `${head}.${claims}.${signature.split('').reverse().join('')}`,
    `${head}.${claims}.`,
    randomToken(),
  ]
}

export async function forgeTokens(
  battle: Battle,
  mallory: Mallory,
  victims: readonly Person[],
): Promise<void> {
  for (const token of forgeries(mallory.session.access, pick(victims))) {
    const path = pick([
      serverPaths.authUser,
      serverPaths.account,
      serverPaths.accountExport,
      serverPaths.myInquiries,
      serverPaths.authRecoveryCodes,
    ])
    battle.mustBeRefused('A forged token', await battle.call(path, { method: 'GET', token }))
    const change = { method: 'PUT', body: { data: { display_name: 'Forged' } }, token }
    battle.mustBeRefused('A forged token', await battle.call(serverPaths.authUser, change))
  }
}

/** Links that were used before, and links that were never sent. */
export async function replayLinks(battle: Battle): Promise<void> {
  const { used } = battle.mailboxes
  const links = [randomToken(), used.length > 0 ? pick(used) : randomToken()]
  for (const type of ['signup', 'email', 'recovery', 'magiclink', 'email_change']) {
    for (const token_hash of links) {
      const body = { type, token_hash }
      battle.mustBeRefused(
        `A used or guessed link as ${type}`,
        await battle.call(serverPaths.authVerify, { body }),
      )
    }
  }
}

/** Several refreshes with one token at the same moment, and then old tokens once more. */
export async function raceRefreshes(battle: Battle, mallory: Mallory): Promise<void> {
  const { session } = mallory
  const racing = await Promise.all(
    Array.from({ length: 6 }, () => battle.call(refreshPath, { body: { refresh_token: session.refresh } })),
  )
  const won = racing.filter(({ status }) => status === 200).map(({ body }) => body)
  const children = new Set(won.map((body) => body.refresh_token))
  if (children.size > 1) battle.note('One refresh token had several children')
  const [child] = won
  if (child) {
    session.usedUp.push(session.refresh)
    Object.assign(session, { access: textOf(child.access_token), refresh: textOf(child.refresh_token) })
  }
  const guess = { body: { refresh_token: randomToken() } }
  battle.mustBeRefused('A guessed refresh token', await battle.call(refreshPath, guess))
  if (Math.random() < 0.1) await reuseOldToken(battle, mallory)
  if (!child) await signInAgain(mallory)
}

/** A token used long ago ends the session: afterwards not even the newest token works. */
async function reuseOldToken(battle: Battle, { session }: Mallory): Promise<void> {
  const [oldest] = session.usedUp
  if (!oldest) return
  const reused = await battle.call(refreshPath, { body: { refresh_token: oldest } })
  if (reused.body.error_code !== 'refresh_token_already_used') return
  const newest = await battle.call(refreshPath, { body: { refresh_token: session.refresh } })
  battle.mustBeRefused('The newest token of an ended session', newest)
}

export async function signInAgain(mallory: Mallory): Promise<void> {
  const { data } = await mallory.known.auth.signInWithPassword({ email: mallory.email, password })
  const { session } = data
  if (session) mallory.session = { access: session.access_token, refresh: session.refresh_token, usedUp: [] }
}

/** Calls of a signed-in person with the ids of others. */
export async function useIdsOfOthers(
  battle: Battle,
  mallory: Mallory,
  others: readonly { readonly sessionId: string; readonly factorId: string; readonly id: string }[],
): Promise<void> {
  const { access: token } = mallory.session
  const { sessionId, factorId, id } = pick(others)
  const call = (path: string, body: unknown = {}, method = 'POST') =>
    battle.call(path, { method, body, token })
  const factor = `${serverPaths.authFactors}/${factorId}`
  const refused = [
    await call(serverPaths.accountEndSession, { id: sessionId }),
    await call(serverPaths.accountEndSession, { id, session_id: sessionId }),
    await call(`${factor}/challenge`),
    await call(`${factor}/verify`, { challenge_id: randomUUID(), code: '000000' }),
    await call(factor, {}, 'DELETE'),
    await call(serverPaths.authRecoveryCodesVerify, { code: randomToken(10), user_id: id }),
  ]
  for (const seen of refused) battle.mustBeRefused('The id of somebody else', seen)
  const shown = await battle.call(`${serverPaths.account}?user_id=${id}&id=${id}`, { method: 'GET', token })
  if (JSON.stringify(shown.body).includes(sessionId)) battle.note('The sessions of somebody else were shown')
  const own = sessionIdIn(token)
  if (shown.status !== 200 || JSON.stringify(shown.body).includes(own)) return
  // The other attacks end Mallory's sessions all the time, also between the check of the token and the answer.
  const afterwards = await battle.call(serverPaths.authUser, { method: 'GET', token })
  if (afterwards.status === 200) battle.note('Own sessions were not shown')
}
