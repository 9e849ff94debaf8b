import type { Pool } from 'pg'
import type { AccountMailKind } from '../../../content/account/account-mails.ts'
import type { Company } from '../../../content/company/company.ts'
import * as limits from '../../../domain/limits.ts'
import { pagePaths } from '../../../routes.ts'
import { type Counted, countAttempts } from '../../database/count-attempts.ts'
import type { Attempt } from '../../jobs/job-queue.ts'
import type { Log } from '../../log.ts'
import { type MailAddress, type MailTransport, mailboxOf } from '../../mail/mail-message.ts'
import { hashLinkToken, linkPath, linkToken } from './account-link.ts'
import type { AccountMailJob } from './account-mail-job.ts'
import { composeAccountMail } from './compose-account-mail.ts'
import { type FoundLink, type FoundMail, findAccountMail } from './find-account-mail.ts'
import { hashMailedCode, mailedCode } from './mailed-code.ts'

export type AccountMailDeps = {
  readonly pool: Pool
  readonly log: Log
  readonly now: () => Date
  readonly secret: string
  readonly origin: string
  readonly company: Company
  readonly from: MailAddress
  readonly mail: MailTransport
  /** Of the whole server. */
  readonly mailsPerHour: number
}

/** The mails that go to an address whose owner may never have asked for one. */
const forNewcomers: readonly AccountMailKind[] = ['confirm', 'known', 'new-address']

/** Sends the mail that a request leads to, if any. Throws when it should be tried again later. */
export async function deliverAccountMail(
  deps: AccountMailDeps,
  job: AccountMailJob,
  attempt: Attempt,
): Promise<void> {
  const { secret, origin, company, from } = deps
  const found = await findAccountMail(deps.pool, job)
  if (!found) return
  const date = new Date(job.requestedAt)
  const expiresAt = new Date(date.getTime() + found.lifeMs)
  // After an outage the mail may be useless already.
  if (expiresAt <= deps.now()) return
  const budget = attempt.first ? await takeFromBudget(deps, job, found.mail) : { isLast: false }
  if (!budget) return

  const { mail, link, userId } = found
  if (link) await keepLink(deps, found, link, { job, expiresAt })
  const code = mail === 'code' && userId ? mailedCode(secret, job.id) : null
  if (code !== null && userId) await keepCode(deps, userId, code, expiresAt)
  try {
    await deps.mail.send(
      composeAccountMail({
        kind: mail,
        isLast: budget.isLast,
        id: job.id,
        date,
        to: job.email,
        url: `${origin}${pathOf(deps, found, job)}`,
        code,
        company,
        origin,
        from,
      }),
    )
  } catch (error) {
    if (attempt.last) deps.log.error('undelivered', { job: job.id, channel: 'account' })
    throw error
  }
}

/** The page that the mail's button opens. */
function pathOf({ secret }: AccountMailDeps, { mail, link }: FoundMail, job: AccountMailJob): string {
  if (link) {
    // A sign-up's link may also let its owner choose the password.
    const followedAs = mail === 'reset' ? 'recovery' : link.kind
    return linkPath(linkToken(secret, job.id), followedAs, job.next)
  }
  return mail === 'deletion' || mail === 'factor-removed'
    ? `${pagePaths.auth}?next=${pagePaths.account}`
    : pagePaths.auth
}

type NewLink = { readonly job: AccountMailJob; readonly expiresAt: Date }

async function keepLink(
  { pool, secret }: AccountMailDeps,
  { userId }: FoundMail,
  { kind, signUpId, emailChangeId, invitationId, delayMs }: FoundLink,
  { job, expiresAt }: NewLink,
): Promise<void> {
  const usableAt = delayMs > 0 ? new Date(new Date(job.requestedAt).getTime() + delayMs) : null
  await pool.query(
    `with extended as (
       update sign_ups set expires_at = greatest(expires_at, $6) where id = $4
     )
     insert into auth_links (hash, kind, email, sign_up_id, user_id, expires_at, next, email_change_id, invitation_id, usable_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, coalesce($10, now()))
     on conflict (hash) do nothing`,
    [
      hashLinkToken(linkToken(secret, job.id)),
      kind,
      job.email,
      signUpId,
      userId,
      expiresAt,
      job.next,
      emailChangeId,
      invitationId,
      usableAt,
    ],
  )
}

async function keepCode(
  { pool, secret }: AccountMailDeps,
  userId: string,
  code: string,
  expiresAt: Date,
): Promise<void> {
  await pool.query(
    `insert into reauthentications (user_id, hash, expires_at) values ($1, $2, $3)
     on conflict (user_id) do update set hash = excluded.hash, tries = 0, expires_at = excluded.expires_at`,
    [userId, hashMailedCode(secret, userId, code), expiresAt],
  )
}

/**
 * Counts a mail against the budgets of its mailbox, its caller and the server; null when one of them is used
 * up. Only the mailbox's owner learns that: the last mail of an hour says so. The plain address keeps one mail
 * that its variants (plus suffixes) cannot use up.
 */
async function takeFromBudget(
  deps: AccountMailDeps,
  { email, caller }: AccountMailJob,
  mail: AccountMailKind,
): Promise<{ readonly isLast: boolean } | null> {
  const { windowMs, ...most } = limits.account.mails
  const mailbox = mailboxOf(email)
  const budget = (what: string, attempts: number): Counted => ({
    what: `account mails ${what}`,
    attempts,
    windowMs,
  })
  // Only its signed-in owner can cause the notice of a deletion, and strangers must not be able to suppress it.
  // The same goes for the mails that an owner of the site causes.
  const own =
    mail === 'deletion'
      ? [budget(`deletions ${mailbox}`, limits.account.deletionMailsPerHour)]
      : mail === 'invite' || mail === 'factor-removed'
        ? [budget(`staff ${mailbox}`, most.perMailbox)]
        : [budget(`mailbox ${mailbox}`, most.perMailbox)]
  const shared = [budget('server', deps.mailsPerHour)]
  if (forNewcomers.includes(mail)) {
    // Strangers who have the server confirm any number of addresses leave mails for those who have an account.
    shared.push(budget('newcomers', Math.floor(deps.mailsPerHour * most.newcomersShare)))
    own.push(budget(`sign-ups ${mailbox}`, most.signUpsPerMailbox))
    if (email !== mailbox) own.push(budget(`variants ${mailbox}`, most.variantsPerMailbox))
  }
  if (mail === 'factor-reset') own.push(budget(`factor resets ${mailbox}`, most.factorResetsPerMailbox))
  if (caller !== undefined) shared.push(budget(`caller ${caller}`, most.perAddress))
  if ((await countAttempts(deps, [...own, ...shared])) !== null) return null
  const beforeLast = own
    .filter(({ attempts }) => attempts > 1)
    .map(({ what, attempts }) => ({ what: `${what} but one`, attempts: attempts - 1, windowMs }))
  const full = await Promise.all(beforeLast.map(async (each) => (await countAttempts(deps, [each])) !== null))
  return { isLast: full.includes(true) }
}
