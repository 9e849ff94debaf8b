import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { password } from '../../../../tests/support/servers/account-app.ts'
import { createDeskApp } from '../../../../tests/support/servers/desk-app.ts'
import { deleteDueAccounts } from '../../accounts/self-service/delete-account.ts'
import { revokeStaff } from '../../accounts/staff/revoke-staff.ts'

const desk = await createDeskApp()
const { accounts } = desk
const { rows } = accounts
const { pool } = accounts.database

beforeEach(async () => {
  await pool.query('truncate users, invitations, auth_links, audit_log, rate_counters cascade')
})

async function audit(): Promise<unknown[]> {
  return rows(`select actor_id, action, detail from audit_log where action <> 'signed_in' order by id`)
}

async function roleOf(id: string): Promise<string | undefined> {
  return (await rows<{ role: string }>('select role from users where id = $1', [id]))[0]?.role
}

async function owners(): Promise<number> {
  return (await rows(`select from users where role = 'owner'`)).length
}

/** Invites somebody and returns the token of the link in the mail. */
async function invite(
  owner: Awaited<ReturnType<typeof desk.staff>>,
  email: string,
  role = 'producer',
  count = 1,
) {
  const answer = await owner.ask('POST', '/people/invitations', { email, role })
  expect(answer.status).toBe(200)
  return accounts.tokenIn(await accounts.mailTo(email, 'invite', count))
}

describe('an invitation', () => {
  test('makes an account that chooses its name and password, and has the role', async () => {
    const owner = await desk.staff('owner')
    const email = accounts.newEmail()
    const token_hash = await invite(owner, email.toUpperCase().toLowerCase())
    const { body: before } = await owner.ask('GET', '/people')
    expect(before.people).toMatchObject([{ id: owner.id, role: 'owner', secondFactor: false }])
    expect(before.invitations).toMatchObject([{ email, role: 'producer', invitedBy: owner.id, mailed: true }])

    const { auth } = accounts.browser()
    const accepted = await auth.verifyOtp({ token_hash, type: 'invite' })
    expect(accepted.error).toBeNull()
    expect(accepted.data.user?.app_metadata).toMatchObject({ role: 'staff', needs_password: true })
    const chosen = await auth.updateUser({ password, data: { display_name: 'Grace' } })
    expect(chosen.error).toBeNull()
    expect(chosen.data.user?.app_metadata).not.toHaveProperty('needs_password')

    const { body: after } = await owner.ask('GET', '/people')
    expect(after.invitations).toEqual([])
    expect(after.people).toContainEqual(
      expect.objectContaining({ email, displayName: 'Grace', role: 'producer', secondFactor: false }),
    )
    const again = await accounts.browser().auth.verifyOtp({ token_hash, type: 'invite' })
    expect(again.error?.code).toBe('otp_expired')
    expect(await audit()).toEqual([
      { actor_id: owner.id, action: 'invited', detail: { email, role: 'producer' } },
      {
        actor_id: accepted.data.user?.id,
        action: 'invitation_accepted',
        detail: { role: 'producer', invitedBy: owner.id },
      },
    ])
  })

  test('gives an account that exists the role, and ends its earlier sessions', async () => {
    const owner = await desk.staff('owner')
    const member = await accounts.member()
    const token_hash = await invite(owner, member.email, 'viewer')
    expect(await roleOf(member.id)).toBe('visitor')
    const { data, error } = await accounts.browser().auth.verifyOtp({ token_hash, type: 'invite' })
    expect([error, data.user?.id, data.user?.app_metadata.needs_password]).toEqual([
      null,
      member.id,
      undefined,
    ])
    expect(await roleOf(member.id)).toBe('viewer')
    expect((await member.auth.refreshSession()).error).not.toBeNull()
  })

  test('is used by one of many at once, and makes one account', async () => {
    const owner = await desk.staff('owner')
    const email = accounts.newEmail()
    const token_hash = await invite(owner, email)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => accounts.browser().auth.verifyOtp({ token_hash, type: 'invite' })),
    )
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
    expect(await rows('select from users where email = $1', [email])).toHaveLength(1)
  })

  test('ends with a later one, when it is withdrawn, and after a week', async () => {
    const owner = await desk.staff('owner')
    const email = accounts.newEmail()
    const first = await invite(owner, email, 'owner')
    const second = await invite(owner, email, 'viewer', 2)
    const open = (token_hash: string) => accounts.browser().auth.verifyOtp({ token_hash, type: 'invite' })
    expect((await open(first)).error?.code).toBe('otp_expired')
    const { body } = await owner.ask('GET', '/people')
    expect(body.invitations).toMatchObject([{ email, role: 'viewer' }])
    const path = `/people/invitations/${body.invitations[0].id}`
    expect((await owner.ask('DELETE', path)).status).toBe(200)
    expect((await owner.ask('DELETE', path)).status).toBe(404)
    expect((await open(second)).error?.code).toBe('otp_expired')

    const third = await invite(owner, email, 'viewer', 3)
    await pool.query(`update auth_links set expires_at = now() - interval '1 second'`)
    expect((await open(third)).error?.code).toBe('otp_expired')
    expect(await rows('select from users where email = $1', [email])).toEqual([])
  })

  test('cannot be used as another link, and no other link as one', async () => {
    const owner = await desk.staff('owner')
    const token_hash = await invite(owner, accounts.newEmail())
    for (const type of ['signup', 'magiclink', 'recovery', 'email'] as const) {
      expect((await accounts.browser().auth.verifyOtp({ token_hash, type })).error?.code).toBe('otp_expired')
    }
    const member = await accounts.member()
    await member.auth.resetPasswordForEmail(member.email)
    const reset = accounts.tokenIn(await accounts.mailTo(member.email, 'reset'))
    const used = await accounts.browser().auth.verifyOtp({ token_hash: reset, type: 'invite' })
    expect(used.error?.code).toBe('otp_expired')
  })

  test('is refused for staff, for no address and for no role', async () => {
    const owner = await desk.staff('owner')
    const { email } = await accounts.member('viewer')
    expect((await owner.ask('POST', '/people/invitations', { email, role: 'owner' })).status).toBe(409)
    for (const body of [{ email: 'x', role: 'owner' }, { email: 'a@b.example', role: 'visitor' }, {}]) {
      expect((await owner.ask('POST', '/people/invitations', body)).status).toBe(400)
    }
    expect(await rows('select from invitations')).toEqual([])
  })
})

describe('a colleague', () => {
  test('gets another role, which counts at once', async () => {
    const [owner, other] = [await desk.staff('owner'), await desk.staff('viewer')]
    expect((await other.ask('GET', '/people')).status).toBe(403)
    expect((await owner.ask('PUT', `/people/${other.id}/role`, { role: 'owner' })).status).toBe(200)
    expect((await owner.ask('PUT', `/people/${other.id}/role`, { role: 'owner' })).status).toBe(200)
    expect((await other.ask('GET', '/people')).status).toBe(200)
    expect(await audit()).toEqual([
      {
        actor_id: owner.id,
        action: 'role_changed',
        detail: { person: other.id, from: 'viewer', to: 'owner' },
      },
    ])
  })

  test('who lost the phone signs in anew without it, and gets a mail', async () => {
    const [owner, other] = [await desk.staff('owner'), await desk.staff('producer')]
    await pool.query(
      `insert into auth_factors (id, user_id, secret, verified) values (gen_random_uuid(), $1, '\\x00', true)`,
      [other.id],
    )
    await pool.query(`insert into recovery_codes (user_id, hash) values ($1, sha256('code'))`, [other.id])
    const people = async () => (await owner.ask('GET', '/people')).body.people
    expect(await people()).toContainEqual(expect.objectContaining({ id: other.id, secondFactor: true }))
    expect((await owner.ask('POST', `/people/${other.id}/reset-factor`)).status).toBe(200)
    expect(await people()).toContainEqual(expect.objectContaining({ id: other.id, secondFactor: false }))
    expect(await rows('select from recovery_codes')).toEqual([])
    expect((await other.ask('GET', '/inquiries')).status).toBe(403)
    await accounts.mailTo(other.email, 'factor-removed')
    expect(await audit()).toMatchObject([{ action: 'factor_reset', detail: { person: other.id } }])
  })

  test('who leaves is signed out, and what they had to answer is nobody’s again', async () => {
    const [owner, other] = [await desk.staff('owner'), await desk.staff('producer')]
    const [open, closed] = [await desk.receive('quote'), await desk.receive('consultation')]
    for (const reference of [open, closed]) {
      await other.ask('PUT', `/inquiries/${reference}/assignee`, { from: null, to: other.id })
    }
    await other.ask('PUT', `/inquiries/${closed}/status`, { from: 'new', to: 'won' })
    expect((await owner.ask('DELETE', `/people/${other.id}`)).status).toBe(200)
    expect((await owner.ask('DELETE', `/people/${other.id}`)).status).toBe(404)
    expect((await other.ask('GET', '/inquiries')).status).toBe(403)
    const freed = (await owner.ask('GET', `/inquiries/${open}`)).body
    expect([freed.assigneeId, freed.timeline.at(-1)]).toMatchObject([
      null,
      { kind: 'assigned', actorId: owner.id, detail: { from: other.id, to: null } },
    ])
    expect((await owner.ask('GET', `/inquiries/${closed}`)).body.assigneeId).toBe(other.id)
    expect(await audit()).toMatchObject([{ action: 'staff_removed', detail: { person: other.id, freed: 1 } }])
  })

  test('has sessions that an owner sees and ends; those of visitors are not among them', async () => {
    const [owner, other, visitor] = [
      await desk.staff('owner'),
      await desk.staff('viewer'),
      await accounts.member(),
    ]
    const list = async (): Promise<{ id: string; userId: string; secondFactor: boolean }[]> =>
      (await owner.ask('GET', '/people/sessions')).body.sessions
    const theirs = (await list()).find(({ userId }) => userId === other.id)
    expect(theirs).toMatchObject({ secondFactor: true })
    expect((await list()).map(({ userId }) => userId)).not.toContain(visitor.id)
    expect((await owner.ask('DELETE', `/people/sessions/${theirs?.id}`)).status).toBe(200)
    expect((await owner.ask('DELETE', `/people/sessions/${theirs?.id}`)).status).toBe(404)
    expect((await other.ask('GET', '/inquiries')).status).toBe(403)
    const [private_] = await rows<{ id: string }>('select id from auth_sessions where user_id = $1', [
      visitor.id,
    ])
    expect((await owner.ask('DELETE', `/people/sessions/${private_?.id}`)).status).toBe(404)
  })

  test('who is a visitor or nobody cannot be changed here', async () => {
    const owner = await desk.staff('owner')
    const visitor = await accounts.member()
    for (const id of [visitor.id, randomUUID(), 'x', '%00']) {
      expect((await owner.ask('DELETE', `/people/${id}`)).status).toBe(404)
      expect((await owner.ask('PUT', `/people/${id}/role`, { role: 'owner' })).status).toBe(404)
      expect((await owner.ask('POST', `/people/${id}/reset-factor`)).status).toBe(404)
    }
    expect(await roleOf(visitor.id)).toBe('visitor')
  })
})

describe('the last owner', () => {
  test('can be neither removed, demoted nor deleted, until there is another', async () => {
    const owner = await desk.staff('owner')
    const remove = () => owner.post('/functions/v1/account/delete', {}, owner.bearer)
    expect((await owner.ask('DELETE', `/people/${owner.id}`)).body.error.code).toBe('last_owner')
    expect((await owner.ask('PUT', `/people/${owner.id}/role`, { role: 'viewer' })).status).toBe(409)
    expect(await revokeStaff(pool, owner.email)).toBe('last-owner')
    const refused = await remove()
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { error_code: 'last_owner', msg: expect.stringContaining('only owner') },
    ])
    expect([await owners(), await audit()]).toEqual([1, []])

    const other = await desk.staff('owner')
    expect((await remove()).status).toBe(200)
    // The first one is leaving, so the other one has to stay.
    expect((await other.ask('DELETE', `/people/${other.id}`)).status).toBe(409)
    expect((await owner.ask('PUT', `/people/${other.id}/role`, { role: 'viewer' })).status).toBe(409)
    expect(await revokeStaff(pool, other.email)).toBe('last-owner')
  })

  test('stays even when its deletion was due before there was this rule', async () => {
    const [owner, visitor] = [await desk.staff('owner'), await accounts.member()]
    await pool.query(`update users set deletion_at = now() - interval '1 day'`)
    await deleteDueAccounts(pool)
    expect(await roleOf(owner.id)).toBe('owner')
    expect(await roleOf(visitor.id)).toBeUndefined()
  })

  test('is left when all owners remove, demote and delete each other at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      await pool.query('truncate users, rate_counters cascade')
      const four = await Promise.all(Array.from({ length: 4 }, () => desk.staff('owner')))
      const acts = four.flatMap((actor, index) => {
        const target = four[(index + 1) % four.length] ?? actor
        return [
          actor.ask('DELETE', `/people/${target.id}`),
          actor.ask('PUT', `/people/${target.id}/role`, { role: 'viewer' }),
          actor.post('/functions/v1/account/delete', {}, actor.bearer),
          revokeStaff(pool, target.email),
        ]
      })
      await Promise.all(acts)
      await pool.query('update users set deletion_at = now() where deletion_at is not null')
      await deleteDueAccounts(pool)
      expect((await rows(`select from users where role = 'owner' and deletion_at is null`)).length).toBe(1)
    }
  })
})

test('an owner who is demoted in the meantime changes nobody', async () => {
  const [owner, other, third] = [
    await desk.staff('owner'),
    await desk.staff('owner'),
    await desk.staff('owner'),
  ]
  await Promise.all([
    owner.ask('PUT', `/people/${other.id}/role`, { role: 'viewer' }),
    other.ask('PUT', `/people/${owner.id}/role`, { role: 'viewer' }),
  ])
  expect([await owners(), await roleOf(third.id)]).toEqual([2, 'owner'])
})
