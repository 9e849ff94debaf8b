import { Hono } from 'hono'
import type { Pool } from 'pg'
import * as z from 'zod/mini'
import { staffRoles } from '../../../domain/desk/roles.ts'
import type { StaffMails } from '../../accounts/account-service.ts'
import { newEmailField } from '../../accounts/email-fields.ts'
import { type AppContext, type AppTypes, failure } from '../../http/app-types.ts'
import type { Authorize } from '../authorize.ts'
import { checked } from '../checked.ts'
import type { PersonChange } from './change-person.ts'
import { changeRole } from './change-role.ts'
import { inviteColleague, withdrawInvitation } from './invitations.ts'
import { listPeople } from './list-people.ts'
import { removeStaff } from './remove-staff.ts'
import { resetFactor } from './reset-factor.ts'
import { endStaffSession, listSessions } from './staff-sessions.ts'

export type PeopleDeps = {
  readonly pool: Pool
  readonly authorize: Authorize
  readonly clientAddress: (c: AppContext) => string
  /** Null when a hosted project keeps the accounts: it sends its own mails. */
  readonly staffMails: StaffMails | null
}

/** Belongs to no person, invitation or session. */
const nobody = '00000000-0000-0000-0000-000000000000'
const invitationBody = z.object({ email: newEmailField, role: z.enum(staffRoles) })
const roleBody = z.object({ role: z.enum(staffRoles) })
const idSchema = z.catch(z.guid(), nobody)

/** The owners' calls: who works here, and with which rights. */
export function createPeopleApi({ pool, authorize, clientAddress, staffMails }: PeopleDeps) {
  return new Hono<AppTypes>()
    .get('/', async (c) => {
      const actor = await authorize(c, 'listPeople')
      return actor instanceof Response ? actor : c.json(await listPeople(pool))
    })
    .post('/invitations', checked('json', invitationBody), async (c) => {
      const actor = await authorize(c, 'inviteStaff')
      if (actor instanceof Response) return actor
      if (!staffMails) return keptElsewhere(c)
      const caller = staffMails.caller(clientAddress(c))
      const outcome = await inviteColleague(pool, staffMails, actor, { ...c.req.valid('json'), caller })
      return outcome === 'invited'
        ? c.json({}, 200)
        : c.json(failure('already_staff', 'This person is on the staff already.'), 409)
    })
    .delete('/invitations/:id', async (c) => {
      const actor = await authorize(c, 'withdrawInvitation')
      if (actor instanceof Response) return actor
      return (await withdrawInvitation(pool, actor, idSchema.parse(c.req.param('id'))))
        ? c.json({}, 200)
        : notFound(c)
    })
    .put('/:id/role', checked('json', roleBody), async (c) => {
      const actor = await authorize(c, 'changeRole')
      if (actor instanceof Response) return actor
      return answer(
        c,
        await changeRole(pool, actor, idSchema.parse(c.req.param('id')), c.req.valid('json').role),
      )
    })
    .post('/:id/reset-factor', async (c) => {
      const actor = await authorize(c, 'resetFactor')
      if (actor instanceof Response) return actor
      if (!staffMails) return keptElsewhere(c)
      return answer(c, await resetFactor(pool, staffMails, actor, idSchema.parse(c.req.param('id'))))
    })
    .delete('/:id', async (c) => {
      const actor = await authorize(c, 'removeStaff')
      if (actor instanceof Response) return actor
      return answer(c, await removeStaff(pool, actor, idSchema.parse(c.req.param('id'))))
    })
    .get('/sessions', async (c) => {
      const actor = await authorize(c, 'listSessions')
      return actor instanceof Response ? actor : c.json({ sessions: await listSessions(pool) })
    })
    .delete('/sessions/:id', async (c) => {
      const actor = await authorize(c, 'endSession')
      if (actor instanceof Response) return actor
      return (await endStaffSession(pool, actor, idSchema.parse(c.req.param('id'))))
        ? c.json({}, 200)
        : notFound(c)
    })
}

function notFound(c: AppContext) {
  return c.json(failure('not_found', 'There is no such person, invitation or session any more.'), 404)
}

function keptElsewhere(c: AppContext) {
  return c.json(failure('kept_elsewhere', 'Another service keeps the accounts of this site.'), 409)
}

function answer(c: AppContext, outcome: PersonChange) {
  switch (outcome) {
    case 'changed':
      return c.json({}, 200)
    case 'unknown':
      return notFound(c)
    case 'last-owner':
      return c.json(failure('last_owner', 'The site needs an owner. Make somebody else an owner first.'), 409)
    case 'not-owner':
      return c.json(failure('forbidden', 'Your role does not allow this.'), 403)
  }
}
