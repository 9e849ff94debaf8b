import type { Pool } from 'pg'
import type { AccountMailKind } from '../../../content/account/account-mails.ts'
import * as limits from '../../../domain/limits.ts'
import { UnknownJob } from '../../jobs/job-queue.ts'
import type { LinkKind } from './account-link.ts'
import type { AccountMailJob, SignedInMail, StaffMail } from './account-mail-job.ts'

/** The mail that a job leads to, given the state of the address at that moment. */
export type FoundMail = {
  readonly mail: AccountMailKind
  /** The account; null for a sign-up. */
  readonly userId: string | null
  readonly link: FoundLink | null
  /** From the request until what it carries has expired. */
  readonly lifeMs: number
}

export type FoundLink = {
  readonly kind: LinkKind
  readonly signUpId: string | null
  readonly emailChangeId: string | null
  readonly invitationId: string | null
  /** From the request until the link works. */
  readonly delayMs: number
}

const hourMs = 3_600_000
const minuteMs = 60_000

const {
  signUpHours,
  recoveryMinutes,
  addressChangeHours,
  reauthenticationMinutes,
  factorResetHours,
  factorResetDays,
  deletionDays,
  invitationDays,
} = limits.account

/**
 * An account gets the mail it asked for or a note that it exists, a sign-up gets its link (again), an unknown address
 * gets nothing. A reset requested for a sign-up lets its owner choose a password: a stranger may have chosen the first.
 */
export async function findAccountMail(pool: Pool, job: AccountMailJob): Promise<FoundMail | null> {
  const state = await readState(pool, job)
  const { user_id: userId, sign_up_id: signUpId } = state
  switch (job.kind) {
    case 'signup':
    case 'resend':
      return userId ? known(userId) : signUpId ? confirmation(signUpId) : null
    case 'recovery':
      if (userId) return toAccount('reset', userId, 'recovery', recoveryMinutes * minuteMs)
      return signUpId
        ? { ...confirmation(signUpId), mail: 'reset', lifeMs: recoveryMinutes * minuteMs }
        : null
    case 'magiclink':
      if (userId) return toAccount('sign-in', userId, 'magiclink', recoveryMinutes * minuteMs)
      return signUpId ? confirmation(signUpId) : null
    case 'invite':
    case 'factor-removed':
      return findStaffMail(job.kind, state)
    default:
      return findSignedInMail(job.kind, job, state)
  }
}

function findSignedInMail(kind: SignedInMail, job: AccountMailJob, state: State): FoundMail | null {
  const { user_id: userId, changing_user_id: changing } = state
  const change = { emailChangeId: job.emailChangeId ?? null }
  switch (kind) {
    case 'old-address':
      return changing ? toAccount(kind, changing, 'email_change', addressChangeHours * hourMs, change) : null
    case 'new-address':
      // A change of address must not tell anybody whether another one has an account.
      if (changing && userId) return known(userId)
      return changing ? toAccount(kind, changing, 'email_change', addressChangeHours * hourMs, change) : null
    case 'code':
      return userId ? { mail: kind, userId, link: null, lifeMs: reauthenticationMinutes * minuteMs } : null
    case 'factor-reset': {
      const delayMs = factorResetHours * hourMs
      const lifeMs = delayMs + factorResetDays * 24 * hourMs
      return userId ? toAccount(kind, userId, 'factor_reset', lifeMs, { delayMs }) : null
    }
    case 'deletion':
      return userId ? { mail: kind, userId, link: null, lifeMs: deletionDays * 24 * hourMs } : null
    default:
      throw new UnknownJob(kind satisfies never)
  }
}

function findStaffMail(kind: StaffMail, { user_id: userId, invitation_id }: State): FoundMail | null {
  const lifeMs = invitationDays * 24 * hourMs
  if (kind === 'factor-removed') return userId ? { mail: kind, userId, link: null, lifeMs } : null
  if (!invitation_id) return null
  // Whether the address has an account counts when the link is opened.
  const link = { kind, signUpId: null, emailChangeId: null, invitationId: invitation_id, delayMs: 0 } as const
  return { mail: kind, userId: null, link, lifeMs }
}

function known(userId: string): FoundMail {
  return { mail: 'known', userId, link: null, lifeMs: signUpHours * hourMs }
}

function confirmation(signUpId: string): FoundMail {
  const link = { kind: 'signup', signUpId, emailChangeId: null, invitationId: null, delayMs: 0 } as const
  return { mail: 'confirm', userId: null, link, lifeMs: signUpHours * hourMs }
}

function toAccount(
  mail: AccountMailKind,
  userId: string,
  kind: LinkKind,
  lifeMs: number,
  rest: Partial<FoundLink> = {},
): FoundMail {
  const link = { kind, signUpId: null, emailChangeId: null, invitationId: null, delayMs: 0, ...rest }
  return { mail, userId, lifeMs, link }
}

type State = {
  user_id: string | null
  sign_up_id: string | null
  /** The owner of the change of address that the job belongs to, while it is open. */
  changing_user_id: string | null
  /** The invitation that the job belongs to, while it is open. */
  invitation_id: string | null
}

async function readState(pool: Pool, job: AccountMailJob): Promise<State> {
  const { rows } = await pool.query<State>(
    `select
       (select id from users where email = $1) as user_id,
       (
         select id from sign_ups where email = $1 and expires_at > now() and ($2::uuid is null or id = $2)
         order by created_at desc, id limit 1
       ) as sign_up_id,
       (select user_id from email_changes where id = $3 and expires_at > now()) as changing_user_id,
       (select id from invitations where id = $4 and email = $1 and expires_at > now()) as invitation_id`,
    [job.email, job.signUpId, job.emailChangeId ?? null, job.invitationId ?? null],
  )
  return rows[0] ?? { user_id: null, sign_up_id: null, changing_user_id: null, invitation_id: null }
}
