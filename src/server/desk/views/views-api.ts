import { Hono } from 'hono'
import type { Pool } from 'pg'
import * as z from 'zod/mini'
import { parseQuery } from '../../../domain/desk/address-words.ts'
import { readInboxSearch, savedQuery } from '../../../domain/desk/inbox-search.ts'
import * as limits from '../../../domain/limits.ts'
import { type AppTypes, failure } from '../../http/app-types.ts'
import type { Authorize } from '../authorize.ts'
import { checked } from '../checked.ts'
import { changeView } from './change-view.ts'
import { countViews } from './count-views.ts'
import { listViews } from './list-views.ts'
import { saveView } from './save-view.ts'

export type ViewsDeps = { readonly pool: Pool; readonly authorize: Authorize }

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.desk.savedViewNameMax))
const newView = z.object({
  name,
  /** Read as the address of the inbox is: what it says wrongly is left out. */
  query: z.pipe(
    z.string().check(z.maxLength(limits.desk.savedViewQueryMax)),
    z.transform((query) => savedQuery(readInboxSearch(parseQuery(query)))),
  ),
  shared: z.boolean(),
})
const changedView = z.object({ name, shared: z.boolean(), removed: z.boolean() })
const idSchema = z.guid()

/** The calls about the inbox's views: how much each has, and those that staff saved. */
export function createViewsApi({ pool, authorize }: ViewsDeps) {
  return new Hono<AppTypes>()
    .get('/', async (c) => {
      const actor = await authorize(c, 'listViews')
      return actor instanceof Response ? actor : c.json({ views: await listViews(pool, actor) })
    })
    .get('/counts', async (c) => {
      const actor = await authorize(c, 'countViews')
      return actor instanceof Response ? actor : c.json(await countViews(pool, actor))
    })
    .post('/', checked('json', newView), async (c) => {
      const view = c.req.valid('json')
      const actor = await authorize(c, view.shared ? 'shareView' : 'saveView')
      if (actor instanceof Response) return actor
      return (await saveView(pool, actor, view))
        ? c.json({}, 200)
        : c.json(failure('too_many', 'You have as many views as there can be. Remove one first.'), 409)
    })
    .put('/:id', checked('json', changedView), async (c) => {
      const view = c.req.valid('json')
      const actor = await authorize(c, view.shared ? 'shareView' : 'saveView')
      if (actor instanceof Response) return actor
      const id = idSchema.safeParse(c.req.param('id')).data
      return id !== undefined && (await changeView(pool, actor, id, view))
        ? c.json({}, 200)
        : c.json(failure('not_found', 'There is no such view any more.'), 404)
    })
}
