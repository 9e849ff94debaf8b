import { Hono } from 'hono'
import { draftSchema, letterSchema, signatureSchema } from '../../../domain/desk/letters.ts'
import type { AppTypes } from '../../http/app-types.ts'
import { baseHeaders } from '../../http/security-headers.ts'
import { answer, notFound } from '../answers.ts'
import type { Authorize } from '../authorize.ts'
import { checked } from '../checked.ts'
import type { ReplyDeps } from './deliver-reply.ts'
import { previewReply } from './preview-reply.ts'
import { sendReply } from './send-reply.ts'
import { changeSignature, plainSignature, readSignature } from './signature.ts'

export type RepliesDeps = Omit<ReplyDeps, 'mail'> & {
  readonly authorize: Authorize
  /** Adds the jobs that send replies. */
  readonly replyJobText: string
}

/** Nothing runs or loads in it; only the styles of a letter may be written into it, by the page around it. */
const paperPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin"

/** Letters to the people who wrote, and how they are signed. */
export function createRepliesApi(deps: RepliesDeps) {
  const { pool, authorize, replyJobText: jobText, company } = deps
  return (
    new Hono<AppTypes>()
      .post('/inquiries/:reference/replies', checked('json', letterSchema), async (c) => {
        const actor = await authorize(c, 'sendReply')
        if (actor instanceof Response) return actor
        return answer(
          c,
          await sendReply({ pool, jobText }, actor, c.req.param('reference'), c.req.valid('json')),
        )
      })
      .post('/inquiries/:reference/replies/preview', checked('json', draftSchema), async (c) => {
        const actor = await authorize(c, 'sendReply')
        if (actor instanceof Response) return actor
        const preview = await previewReply(deps, actor, c.req.param('reference'), c.req.valid('json'))
        return preview ? c.json(preview) : notFound(c)
      })
      .get('/signature', async (c) => {
        const actor = await authorize(c, 'sendReply')
        if (actor instanceof Response) return actor
        const plain = plainSignature(actor.name, company.name)
        return c.json({ signature: await readSignature(pool, actor), plain })
      })
      .put('/signature', checked('json', signatureSchema), async (c) => {
        const actor = await authorize(c, 'sendReply')
        if (actor instanceof Response) return actor
        await changeSignature(pool, actor, c.req.valid('json').signature)
        return c.json({})
      })
      // Holds nothing of anybody, so nobody is asked for a session: the preview of a letter is written into it.
      .get('/paper', (c) => {
        for (const [name, value] of baseHeaders) c.header(name, value)
        c.header('Content-Security-Policy', paperPolicy)
        c.header('X-Content-Type-Options', 'nosniff')
        c.header('Cache-Control', 'no-store')
        return c.html('<!doctype html><html lang="en"><head><title>Letter</title></head><body></body></html>')
      })
  )
}
