import { Hono } from 'hono'
import type { Pool } from 'pg'
import * as z from 'zod/mini'
import { savedReplySchema } from '../../../domain/desk/letters.ts'
import type { AppTypes } from '../../http/app-types.ts'
import { answerSaved, notFound } from '../answers.ts'
import type { Authorize } from '../authorize.ts'
import { checked } from '../checked.ts'
import { seenVersion } from '../save-seen.ts'
import { changeSavedReply } from './change-saved-reply.ts'
import { listSavedReplies } from './list-saved-replies.ts'

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
      const change = { id, value: c.req.valid('json'), seen: seenVersion(c) }
      return answerSaved(c, await changeSavedReply(pool, actor, change))
    })
    .delete('/:id', async (c) => {
      const actor = await authorize(c, 'changeSavedReplies')
      if (actor instanceof Response) return actor
      const id = c.req.param('id')
      if (!isId(id)) return notFound(c)
      const outcome = await changeSavedReply(pool, actor, { id, value: null, seen: seenVersion(c) })
      // It was deleted first by somebody else, or never was there.
      return outcome.kind === 'changed' && !outcome.now ? notFound(c) : answerSaved(c, outcome)
    })
}
