import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import type { Pool } from 'pg'
import * as z from 'zod/mini'
import { attachmentSchema } from '../../../domain/desk/letters.ts'
import { type AppTypes, failure } from '../../http/app-types.ts'
import { answer, notFound } from '../answers.ts'
import type { Authorize } from '../authorize.ts'
import { checked } from '../checked.ts'
import { announceAttachment } from './announce-attachment.ts'
import { readAttachment, savedAs } from './read-attachment.ts'
import { storeAttachmentPart } from './store-attachment-part.ts'
import { listWaitingAttachments, removeWaitingAttachment } from './waiting-attachments.ts'

export type AttachmentsDeps = { readonly pool: Pool; readonly authorize: Authorize }

const isId = (text: string) => z.guid().safeParse(text).success

/** The only bodies that may be larger than others. */
export function isAttachmentPart(path: string): boolean {
  return /\/attachments\/[^/]+\/parts\/\d+$/.test(path)
}

/** Files of letters: uploaded in parts before the letter is sent, and downloaded from the timeline afterwards. */
export function createAttachmentsApi({ pool, authorize }: AttachmentsDeps) {
  return new Hono<AppTypes>()
    .get('/:reference/attachments', async (c) => {
      const actor = await authorize(c, 'sendReply')
      if (actor instanceof Response) return actor
      const attachments = await listWaitingAttachments(pool, actor, c.req.param('reference'))
      return attachments ? c.json({ attachments }) : notFound(c)
    })
    .put('/:reference/attachments/:id', checked('json', attachmentSchema), async (c) => {
      const actor = await authorize(c, 'sendReply')
      if (actor instanceof Response) return actor
      const { reference, id } = c.req.param()
      if (!isId(id)) return notFound(c)
      return answer(c, await announceAttachment(pool, actor, reference, { id, ...c.req.valid('json') }))
    })
    .put('/:reference/attachments/:id/parts/:part{[0-9]+}', async (c) => {
      const actor = await authorize(c, 'sendReply')
      if (actor instanceof Response) return actor
      const { reference, id, part } = c.req.param()
      if (!isId(id)) return notFound(c)
      const content = Buffer.from(await c.req.arrayBuffer())
      const outcome = await storeAttachmentPart(pool, actor, reference, { id, part: Number(part), content })
      if (outcome === 'unknown') return notFound(c)
      if (outcome === 'stored') return c.json({})
      return c.json(failure('bad_request', 'This part has another size than announced.'), 400)
    })
    .delete('/:reference/attachments/:id', async (c) => {
      const actor = await authorize(c, 'sendReply')
      if (actor instanceof Response) return actor
      const { reference, id } = c.req.param()
      if (!isId(id)) return notFound(c)
      return (await removeWaitingAttachment(pool, actor, reference, id)) ? c.json({}) : notFound(c)
    })
    .get('/:reference/attachments/:id', async (c) => {
      const actor = await authorize(c, 'readInquiry')
      if (actor instanceof Response) return actor
      const { reference, id } = c.req.param()
      const file = isId(id) ? await readAttachment(pool, reference, id) : null
      if (!file) return notFound(c)
      // Never the type that somebody gave it: a file is saved, not opened.
      c.header('Content-Type', 'application/octet-stream')
      c.header('Content-Disposition', savedAs(file.name))
      c.header('Content-Length', String(file.bytes))
      c.header('X-Content-Type-Options', 'nosniff')
      return stream(c, async (out) => {
        for await (const part of file.content()) await out.write(part)
      })
    })
}
