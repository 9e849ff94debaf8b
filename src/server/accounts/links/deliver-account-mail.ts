import type { Pool } from 'pg'
import type { AccountMailKind } from '../../../content/account/account-mails.ts'
import type { Company } from '../../../content/company/company.ts'
import * as limits from '../../../domain/limits.ts'
import { pagePaths } from '../../../routes.ts'
import { type Counted, countAttempts } from '../../database/count-attempts.ts'
import type { Attempt } from '../../jobs/job-queue.ts'
import type { Log } from '../../log.ts'
import { type MailAddress, type MailTransport, mailboxOf } from '../../mail/mail-message.ts'
import { hashLinkToken, type LinkKind, linkPath, linkToken } from './account-link.ts'
import type { AccountMailJob } from './account-mail-job.ts'
import { composeAccountMail } from './compose-account-mail.ts'

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

/** The state of the address, which decides which mail it gets. */
type Finding =
  | { readonly mail: 'confirm'; readonly signUpId: string; readonly userId: null }
  | { readonly mail: 'reset'; readonly signUpId: string | null; readonly userId: string | null }
  | { readonly mail: 'known' }

/** The link type that the page is given. */
const followedAs = { confirm: 'signup', reset: 'recovery' } as const
const hourMs = 3_600_000
const minuteMs = 60_000

/** Sends the mail that a request leads to, if any. Throws when it should be tried again later. */
export async function deliverAccountMail(
  deps: AccountMailDeps,
  job: AccountMailJob,
  attempt: Attempt,
): Promise<void> {
  const { secret, origin, company, from } = deps
  const finding = await findOut(deps.pool, job)
  if (!finding) return
  const date = new Date(job.requestedAt)
  const expiresAt = new Date(date.getTime() + lifeMs(finding.mail))
  // After an outage the link may have expired already and would be useless.
  if (expiresAt <= deps.now()) return
  const budget = attempt.first ? await takeFromBudget(deps, job, finding.mail) : { isLast: false }
  if (!budget) return

  const token = linkToken(secret, job.id)
  if (finding.mail !== 'known') await keepLink(deps.pool, finding, { job, token, expiresAt })
  const path = finding.mail === 'known' ? pagePaths.auth : linkPath(token, followedAs[finding.mail], job.next)
  try {
    await deps.mail.send(
      composeAccountMail({
        kind: finding.mail,
        isLast: budget.isLast,
        id: job.id,
        date,
        to: job.email,
        url: `${origin}${path}`,
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

/**
 * An account gets a reset link or a note that it exists, a sign-up gets its link (again), an unknown address
 * gets nothing. A reset requested for a sign-up lets its owner choose a password: a stranger may have chosen
 * the first.
 */
async function findOut(pool: Pool, job: AccountMailJob): Promise<Finding | null> {
  const { rows } = await pool.query<{ user_id: string | null; sign_up_id: string | null }>(
    `select
       (select id from users where email = $1) as user_id,
       (
         select id from sign_ups where email = $1 and expires_at > now() and ($2::uuid is null or id = $2)
         order by created_at desc, id limit 1
       ) as sign_up_id`,
    [job.email, job.signUpId],
  )
  const { user_id: userId = null, sign_up_id: signUpId = null } = rows[0] ?? {}
  if (userId) return job.kind === 'recovery' ? { mail: 'reset', userId, signUpId: null } : { mail: 'known' }
  if (!signUpId) return null
  return { mail: job.kind === 'recovery' ? 'reset' : 'confirm', userId: null, signUpId }
}

type NewLink = { readonly job: AccountMailJob; readonly token: string; readonly expiresAt: Date }

async function keepLink(
  pool: Pool,
  finding: Exclude<Finding, { mail: 'known' }>,
  { job, token, expiresAt }: NewLink,
): Promise<void> {
  const { signUpId, userId } = finding
  const kind: LinkKind = userId === null ? 'signup' : 'recovery'
  await pool.query(
    `with extended as (
       update sign_ups set expires_at = greatest(expires_at, $6) where id = $4
     )
     insert into auth_links (hash, kind, email, sign_up_id, user_id, expires_at, next)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (hash) do nothing`,
    [hashLinkToken(token), kind, job.email, signUpId, userId, expiresAt, job.next],
  )
}

function lifeMs(mail: AccountMailKind): number {
  const { signUpHours, recoveryMinutes } = limits.account
  return mail === 'reset' ? recoveryMinutes * minuteMs : signUpHours * hourMs
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
  const own = [budget(`mailbox ${mailbox}`, most.perMailbox)]
  if (mail !== 'reset') {
    own.push(budget(`sign-ups ${mailbox}`, most.signUpsPerMailbox))
    if (email !== mailbox) own.push(budget(`variants ${mailbox}`, most.variantsPerMailbox))
  }
  const shared = [budget('server', deps.mailsPerHour)]
  if (caller !== undefined) shared.push(budget(`caller ${caller}`, most.perAddress))
  if ((await countAttempts(deps, [...own, ...shared])) !== null) return null
  const beforeLast = own.map(({ what, attempts }) => ({
    what: `${what} but one`,
    attempts: attempts - 1,
    windowMs,
  }))
  const full = await Promise.all(beforeLast.map(async (each) => (await countAttempts(deps, [each])) !== null))
  return { isLast: full.includes(true) }
}
