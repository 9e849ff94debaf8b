/**
 * Manages staff: `npm run staff -- invite EMAIL [--role ROLE]`, `grant EMAIL [--role ROLE]`, `revoke EMAIL`, `list`. The
 * server may run or not.
 */
import { parseArgs } from 'node:util'
import type { Pool } from 'pg'
import { isStaff, type StaffRole, staffRoles } from '../src/domain/desk/roles.ts'
import * as limits from '../src/domain/limits.ts'
import { pagePaths } from '../src/routes.ts'
import { emailField, newEmailField } from '../src/server/accounts/email-fields.ts'
import { openAccountMailQueue } from '../src/server/accounts/links/account-mail-job.ts'
import { grantStaff } from '../src/server/accounts/staff/grant-staff.ts'
import { inviteStaff } from '../src/server/accounts/staff/invite-staff.ts'
import { listStaff } from '../src/server/accounts/staff/list-staff.ts'
import { revokeStaff } from '../src/server/accounts/staff/revoke-staff.ts'
import { inTransaction } from '../src/server/database/in-transaction.ts'
import { openDatabase } from '../src/server/database/open-database.ts'
import { writeAudit } from '../src/server/desk/audit.ts'
import { readSettings } from '../src/server/env.ts'
import { startJobs } from '../src/server/jobs/job-queue.ts'
import { createLog } from '../src/server/log.ts'
import { StartError } from '../src/server/start-error.ts'

type Result = { readonly ok: boolean; readonly text: string }

const usage = `Usage: npm run staff -- invite|grant EMAIL [--role ${staffRoles.join('|')}] | revoke EMAIL | list`

try {
  const { ok, text } = await run(process.argv.slice(2))
  if (ok) console.log(text)
  else console.error(text)
  process.exitCode = ok ? 0 : 1
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}

async function run(args: readonly string[]): Promise<Result> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    options: { role: { type: 'string', default: 'producer' } },
  })
  const [command = '', email = '', ...rest] = positionals
  const role = String(values.role)
  const named = email.includes('@') && rest.length === 0 && isStaff(role)
  if (!(command === 'list' && email === '') && !(['invite', 'grant', 'revoke'].includes(command) && named)) {
    return { ok: false, text: usage }
  }
  const settings = readSettings(process.env)
  if (settings.hostedAccounts) {
    return {
      ok: false,
      text: 'Accounts are kept by the project at SUPABASE_URL: set "role": "staff" in the person’s app_metadata there.',
    }
  }
  const { database, close } = await openDatabase(settings, console.error)
  try {
    const { pool } = database
    const address = emailField.safeParse(email).data ?? email.trim().toLowerCase()
    if (command === 'invite' && isStaff(role)) return await invite(pool, address, role)
    if (command === 'grant' && isStaff(role)) return await grant(pool, address, role, settings.origin)
    return command === 'revoke' ? await revoke(pool, address) : await list(pool)
  } finally {
    await close()
  }
}

async function invite(pool: Pool, email: string, role: StaffRole): Promise<Result> {
  if (!newEmailField.safeParse(email).success)
    return { ok: false, text: `${email} is not an address that a mail can be sent to.` }
  const log = createLog(
    () => undefined,
    () => new Date(),
  )
  const jobs = await startJobs({ pool, log })
  try {
    const { insertText } = await openAccountMailQueue(jobs)
    const deps = { now: () => new Date(), accountMailsText: insertText }
    const outcome = await inTransaction(pool, async (client) => {
      const invited = await inviteStaff(client, deps, { email, role, invitedBy: null })
      if (invited === 'invited') await writeAudit(client, null, 'invited', { email, role, terminal: true })
      return invited
    })
    return outcome === 'invited'
      ? {
          ok: true,
          text: `${email} is invited (${role}): the server mails a link that works for ${limits.account.invitationDays} days.`,
        }
      : { ok: true, text: `${email} is staff already.` }
  } finally {
    await jobs.stop()
  }
}

async function grant(pool: Pool, email: string, role: StaffRole, origin: string): Promise<Result> {
  switch (await grantStaff(pool, email, role)) {
    case 'granted':
      return {
        ok: true,
        text: `${email} is staff (${role}) from now on, signs in again, and adds an authenticator app before anything else.`,
      }
    case 'already-staff':
      return { ok: true, text: `${email} is staff already.` }
    case 'unconfirmed':
      return {
        ok: false,
        text: `${email} has signed up but not followed the link in the mail yet: try again after that.`,
      }
    case 'unknown':
      return {
        ok: false,
        text: `There is no account for ${email}: sign up at ${origin}${pagePaths.auth} first, or use “invite”.`,
      }
  }
}

async function revoke(pool: Pool, email: string): Promise<Result> {
  switch (await revokeStaff(pool, email)) {
    case 'revoked':
      return { ok: true, text: `${email} is not staff any more, and signed out everywhere.` }
    case 'last-owner':
      return { ok: false, text: `${email} is the only owner: make somebody else an owner first.` }
    case 'not-staff':
      return { ok: true, text: `${email} is not staff.` }
    case 'unknown':
      return { ok: false, text: `There is no account for ${email}.` }
  }
}

async function list(pool: Pool): Promise<Result> {
  const staff = await listStaff(pool)
  const lines = staff.map(({ email, displayName, role, ready, lastSignInAt }) =>
    [
      email,
      displayName,
      role,
      ready ? 'with second factor' : 'no second factor yet',
      lastSignInAt ? `last signed in ${lastSignInAt.toISOString().slice(0, 10)}` : 'never signed in',
    ].join('  '),
  )
  return { ok: true, text: lines.join('\n') || 'Nobody is staff.' }
}
