import { Hono } from 'hono'
import type { Pool } from 'pg'
import * as z from 'zod/mini'
import { savedReplySchema } from '../../../domain/desk/letters.ts'
import type { AppTypes } from '../../http/app-types.ts'
import { notFound, refused } from '../answers.ts'
import type { Authorize } from '../authorize.ts'
import { checked } from '../checked.ts'
import { listSavedReplies } from './list-saved-replies.ts'
import { deleteSavedReply, saveReply } from './save-reply.ts'

const isId = (text: string) => z.guid().safeParse(text).success

/** The replies that all of the staff share. */
export function createSavedRepliesApi({ pool, authorize }: { pool: Pool; authorize: Authorize }) {
  return new Hono<AppTypes>()
    .get('/', async (c) => {
      const actor = await authorize(c, 'listSavedReplies')
      if (actor instanceof Response) return actor
      return c.json({ replies: await listSavedReplies(pool) })
    })
    .put('/:id', checked('json', savedReplySchema), async (c) => {
      const actor = await authorize(c, 'changeSavedReplies')
      if (actor instanceof Response) return actor
      const id = c.req.param('id')
      if (!isId(id)) return notFound(c)
      const saved = await saveReply(pool, actor, { id, ...c.req.valid('json') })
      return saved ? c.json({}) : refused(c, 'too-many')
    })
    .delete('/:id', async (c) => {
      const actor = await authorize(c, 'changeSavedReplies')
      if (actor instanceof Response) return actor
      const id = c.req.param('id')
      return isId(id) && (await deleteSavedReply(pool, id)) ? c.json({}) : notFound(c)
    })
}
