import { Hono } from 'hono'
import type { Pool } from 'pg'
import * as z from 'zod/mini'
import * as limits from '../../../domain/limits.ts'
import { type AppContext, type AppTypes, failure } from '../../http/app-types.ts'
import type { Authorize } from '../authorize.ts'
import { checked } from '../checked.ts'
import { contactId } from '../inquiries/list-query.ts'
import { erasePerson, type ForgetSpooled } from './erase-person.ts'
import { exportPerson } from './export-person.ts'
import { findContacts } from './find-contacts.ts'
import { joinContacts } from './join-contacts.ts'
import { partAddresses } from './part-addresses.ts'

export type ContactsDeps = {
  readonly pool: Pool
  readonly authorize: Authorize
  readonly forgetSpooled: ForgetSpooled
}

const findQuery = z.object({
  search: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.desk.searchMax)),
})
const joinBody = z.object({ other: contactId })
const partBody = z.object({
  addresses: z
    .array(z.string().check(z.maxLength(limits.fields.emailMax)))
    .check(z.minLength(1), z.maxLength(limits.desk.contactAddresses)),
})
const eraseBody = z.object({ reference: z.string().check(z.trim(), z.toUpperCase(), z.maxLength(20)) })

/** The calls about people who wrote: who is who, what is known of one, and forgetting them. */
export function createContactsApi({ pool, authorize, forgetSpooled }: ContactsDeps) {
  return new Hono<AppTypes>()
    .get('/', checked('query', findQuery), async (c) => {
      const actor = await authorize(c, 'joinContacts')
      if (actor instanceof Response) return actor
      return c.json({ contacts: await findContacts(pool, c.req.valid('query').search) })
    })
    .post('/:contact/join', checked('json', joinBody), async (c) => {
      const actor = await authorize(c, 'joinContacts')
      if (actor instanceof Response) return actor
      const joined = await joinContacts(pool, actor, idOf(c), c.req.valid('json').other)
      return joined ? c.json(joined) : notFound(c)
    })
    .post('/:contact/part', checked('json', partBody), async (c) => {
      const actor = await authorize(c, 'joinContacts')
      if (actor instanceof Response) return actor
      const addresses = [...new Set(c.req.valid('json').addresses)]
      const parted = await partAddresses(pool, actor, idOf(c), addresses)
      return parted ? c.json(parted) : notFound(c)
    })
    .get('/:contact/export', async (c) => {
      const actor = await authorize(c, 'exportPerson')
      if (actor instanceof Response) return actor
      const person = await exportPerson(pool, actor, idOf(c))
      return person ? c.json(person) : notFound(c)
    })
    .post('/:contact/erase', checked('json', eraseBody), async (c) => {
      const actor = await authorize(c, 'erasePerson')
      if (actor instanceof Response) return actor
      const { reference } = c.req.valid('json')
      const erased = await erasePerson({ pool, forgetSpooled }, actor, idOf(c), reference)
      return erased ? c.json(erased) : notFound(c)
    })
}

/** An identifier that no contact can have leads to none. */
function idOf(c: AppContext): string {
  return contactId.safeParse(c.req.param('contact')).data ?? '0'
}

function notFound(c: AppContext) {
  return c.json(failure('not_found', 'There is no such person, or no longer.'), 404)
}
