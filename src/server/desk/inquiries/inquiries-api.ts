import { Hono } from 'hono'
import type { Pool } from 'pg'
import * as z from 'zod/mini'
import { inquiryStates, lostReasons } from '../../../domain/desk/inquiry-state.ts'
import * as limits from '../../../domain/limits.ts'
import type { AppTypes } from '../../http/app-types.ts'
import { answer, notFound } from '../answers.ts'
import type { Authorize } from '../authorize.ts'
import { checked } from '../checked.ts'
import type { TellArrival, TellStaff } from '../notifications/tell-staff.ts'
import { addNote } from './add-note.ts'
import { assign } from './assign.ts'
import { listInquiries } from './list-inquiries.ts'
import { listQuery } from './list-query.ts'
import { markInquiryRead } from './mark-inquiry-read.ts'
import { markInquiryUnread } from './mark-inquiry-unread.ts'
import { readDeskInquiry } from './read-desk-inquiry.ts'
import { releaseHeld, type SendHeldBack } from './release-held.ts'
import { setStatus } from './set-status.ts'

export type InquiriesDeps = {
  readonly pool: Pool
  readonly authorize: Authorize
  readonly sendHeldBack: SendHeldBack
  readonly tellStaff: TellStaff
  readonly tellArrival: TellArrival
}

const statusBody = z.object({
  from: z.enum(inquiryStates),
  to: z.enum(inquiryStates),
  lostReason: z.optional(z.enum(lostReasons)),
})
const assigneeBody = z.object({ from: z.nullable(z.guid()), to: z.nullable(z.guid()) })
const noteBody = z.object({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.desk.noteMax)),
  mentions: z._default(z.array(z.guid()).check(z.maxLength(limits.desk.mentions)), []),
})

/** The calls about inquiries: lists, one of them, and what can be done with it. */
export function createInquiriesApi(deps: InquiriesDeps) {
  const { pool, authorize } = deps
  return new Hono<AppTypes>()
    .get('/', checked('query', listQuery), async (c) => {
      const actor = await authorize(c, 'listInquiries')
      if (actor instanceof Response) return actor
      return c.json(await listInquiries(pool, actor, c.req.valid('query')))
    })
    .get('/:reference', async (c) => {
      const actor = await authorize(c, 'readInquiry')
      if (actor instanceof Response) return actor
      const inquiry = await readDeskInquiry(pool, c.req.param('reference'))
      return inquiry ? c.json(inquiry) : notFound(c)
    })
    .put('/:reference/read', async (c) => {
      const actor = await authorize(c, 'markRead')
      if (actor instanceof Response) return actor
      return (await markInquiryRead(pool, actor, c.req.param('reference'))) ? c.json({}) : notFound(c)
    })
    .delete('/:reference/read', async (c) => {
      const actor = await authorize(c, 'markRead')
      if (actor instanceof Response) return actor
      return (await markInquiryUnread(pool, actor, c.req.param('reference'))) ? c.json({}) : notFound(c)
    })
    .put('/:reference/status', checked('json', statusBody), async (c) => {
      const actor = await authorize(c, 'changeInquiry')
      if (actor instanceof Response) return actor
      return answer(c, await setStatus(pool, actor, c.req.param('reference'), c.req.valid('json')))
    })
    .put('/:reference/assignee', checked('json', assigneeBody), async (c) => {
      const actor = await authorize(c, 'changeInquiry')
      if (actor instanceof Response) return actor
      return answer(c, await assign(deps, actor, c.req.param('reference'), c.req.valid('json')))
    })
    .post('/:reference/notes', checked('json', noteBody), async (c) => {
      const actor = await authorize(c, 'addNote')
      if (actor instanceof Response) return actor
      return answer(c, await addNote(deps, actor, c.req.param('reference'), c.req.valid('json')))
    })
    .post('/:reference/release', async (c) => {
      const actor = await authorize(c, 'releaseHeld')
      if (actor instanceof Response) return actor
      return answer(c, await releaseHeld(deps, actor, c.req.param('reference')))
    })
}
