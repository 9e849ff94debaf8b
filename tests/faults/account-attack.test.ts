import { afterAll, expect, test } from 'vitest'
import * as limits from '../../src/domain/limits.ts'
import { createTestDatabase } from '../support/servers/database.ts'
import { type Battle, createBattle } from './account-attack/battle.ts'
import { floodOwner, floods, wasteMailsOf } from './account-attack/floods.ts'
import { guessAtOnce, guessPassword, useUpAttempts } from './account-attack/guesses.ts'
import { mostInOneMailbox, openMailboxes } from './account-attack/mailboxes.ts'
import { callFromElsewhere, sendNonsense } from './account-attack/misuse.ts'
import { liveNormally, signInAsKnown } from './account-attack/owners.ts'
import { settle, settleStaff } from './account-attack/people.ts'
import { createThief, type Thief, useStolenPassword, wasteMails } from './account-attack/thief.ts'
import {
  forgeTokens,
  type Mallory,
  raceRefreshes,
  replayLinks,
  signInAgain,
  useIdsOfOthers,
} from './account-attack/tokens.ts'
import { attackMs, patienceMs } from './extent.ts'
import './figures.ts'
import { startMailServer } from './mail-server.ts'
import { startSite } from './site.ts'

const database = await createTestDatabase()
const mail = await startMailServer()
const site = await startSite({ DATABASE_URL: database.url, SMTP_URL: `smtp://127.0.0.1:${mail.port}` })
afterAll(async () => {
  await site.close()
  mail.close()
})

/** A mailed link is certain once an hour, so in a long attack the owners who need one take turns. */
const ownersPerKind = attackMs > 60_000 ? 12 : 2

async function settleEverybody(battle: Battle) {
  const names = (what: string) => Array.from({ length: ownersPerKind }, (_, n) => `${what}-${n}`)
  const { pool } = database
  const person = await settle(battle, pool, 'mallory')
  const mallory: Mallory = { ...person, session: { access: '', refresh: '', usedUp: [] } }
  await signInAgain(mallory)
  return {
    mallory,
    known: await settle(battle, pool, 'known'),
    anew: await Promise.all(names('anew').map((name) => settle(battle, pool, name))),
    staffKnown: await settleStaff(battle, pool, 'staff-known'),
    staffAnew: await Promise.all(names('staff').map((name) => settleStaff(battle, pool, name))),
  }
}

/** The rows that only their owners may change. */
async function readAccounts() {
  const { rows } = await database.pool.query(
    `select u.email, u.password_hash, u.display_name, u.role, u.deletion_at,
       (select count(*) from auth_factors f where f.user_id = u.id and f.verified) as factors
     from users u where u.email like '%@owners.example' order by u.email`,
  )
  return rows
}

/** Before the owners do anything, strangers use up what there is: attempts, mails, tries. */
async function strikeFirst(
  battle: Battle,
  emails: readonly string[],
  thieves: readonly Thief[],
): Promise<void> {
  await Promise.all(thieves.map((thief) => wasteMails(battle, thief)))
  await Promise.all(emails.map((email) => wasteMailsOf(battle, email)))
  await Promise.all(emails.map((email) => useUpAttempts(battle, email)))
  const waiting = `select from pgboss.job where name = 'account-mails' and state < 'completed'`
  await expect.poll(async () => (await database.pool.query(waiting)).rowCount).toBe(0)
}

test('accounts under attack', { timeout: patienceMs + 2 * attackMs }, async ({ task }) => {
  const battle = createBattle({ url: await site.address(), mailboxes: openMailboxes(mail) })
  const people = await settleEverybody(battle)
  const staff = [people.staffKnown, ...people.staffAnew]
  const owners = [people.known, ...people.anew, ...staff]
  const emails = owners.map(({ email }) => email)
  const thieves = await Promise.all(staff.map((member) => createThief(battle, member)))
  const before = await readAccounts()

  await strikeFirst(battle, emails, thieves)
  const attacks: (() => Promise<void>)[] = [
    ...Object.values(floods).map((flood) => () => flood(battle)),
    () => floodOwner(battle, emails),
    () => guessPassword(battle, emails),
    () => guessAtOnce(battle, emails),
    ...thieves.map((thief) => () => useStolenPassword(battle, thief)),
    () => forgeTokens(battle, people.mallory, owners),
    () => replayLinks(battle),
    () => raceRefreshes(battle, people.mallory),
    () => useIdsOfOthers(battle, people.mallory, staff),
    () => sendNonsense(battle),
    () => callFromElsewhere(battle),
  ]
  const attacking = attacks.map(async (attack) => {
    while (!battle.over()) await attack()
  })
  const living = liveNormally({ battle, attackMs }, people)
  await battle.pause(attackMs)
  battle.end()
  await Promise.all([...attacking, living])

  // Owners who were signed in before the attack still are.
  for (const { email, known } of owners) {
    if ((await known.auth.getUser()).error) battle.signedOut(email)
  }
  await battle.owner('an owner afterwards', () => signInAsKnown(people.known))

  const { attempts, serverErrors, opened, shutOut, signIns } = battle.result()
  const mails = await battle.mailboxes.all()
  const mailsPerOwner = mostInOneMailbox(mails, emails)
  task.meta.attack = {
    attempts,
    mailsToStrangers: mails.filter(({ to }) => to.endsWith('@strangers.example')).length,
    mailsToOneOwner: mailsPerOwner,
    opened: opened.length,
    shutOut: shutOut.length,
    serverErrors: serverErrors.length,
    signIns: signIns.length,
    slowestMs: Math.max(...signIns),
  }
  expect({ opened, shutOut, serverErrors }).toEqual({ opened: [], shutOut: [], serverErrors: [] })
  expect(await readAccounts()).toEqual(before)
  const hours = Math.floor(attackMs / limits.account.mails.windowMs) + 1
  expect(mailsPerOwner).toBeLessThanOrEqual(hours * limits.account.mails.perMailbox)
})
