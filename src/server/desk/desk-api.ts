import { Hono } from 'hono'
import { stream, streamSSE } from 'hono/streaming'
import * as z from 'zod/mini'
import { inboxViews, inquiryStates, lostReasons } from '../../domain/desk/inquiry-state.ts'
import type { InquiryFormId } from '../../domain/inquiry/inquiry-forms.ts'
import { inquiryForms } from '../../domain/inquiry/inquiry-forms.ts'
import * as limits from '../../domain/limits.ts'
import { listStaff } from '../accounts/staff/list-staff.ts'
import { type AppContext, type AppTypes, failure } from '../http/app-types.ts'
import { writeAudit } from './audit.ts'
import type { Changed } from './change-inquiry.ts'
import { checked } from './checked.ts'
import { exportInquiries } from './export/export-inquiries.ts'
import { addNote } from './inquiries/add-note.ts'
import { assign } from './inquiries/assign.ts'
import { listInquiries } from './inquiries/list-inquiries.ts'
import { markInquiryRead } from './inquiries/mark-inquiry-read.ts'
import { readDeskInquiry } from './inquiries/read-desk-inquiry.ts'
import { readToday } from './inquiries/read-today.ts'
import { releaseHeld, type SendHeldBack } from './inquiries/release-held.ts'
import { setStatus } from './inquiries/set-status.ts'
import type { LiveChanges } from './live-changes.ts'
import { createPeopleApi, type PeopleDeps } from './people/people-api.ts'
import { readAudit } from './read-audit.ts'
import { sendReply } from './replies/send-reply.ts'

export type DeskDeps = PeopleDeps & {
  readonly sendHeldBack: SendHeldBack
  /** Adds the jobs that send replies. */
  readonly replyJobText: string
  readonly live: LiveChanges
}

const forms = Object.keys(inquiryForms).filter((form): form is InquiryFormId => form in inquiryForms)
const listQuery = z.object({
  view: z._default(z.enum(inboxViews), 'open'),
  search: z.optional(z.string().check(z.maxLength(limits.desk.searchMax))),
  form: z.optional(z.enum(forms)),
  status: z.optional(z.enum(inquiryStates)),
  assignee: z.optional(z.guid()),
  budget: z.optional(z.string().check(z.maxLength(200))),
  page: z.optional(z.string().check(z.maxLength(200))),
  from: z.optional(z.iso.datetime()),
  to: z.optional(z.iso.datetime()),
  after: z.optional(z.string().check(z.maxLength(20))),
})
const exportQuery = z.extend(listQuery, { format: z.enum(['csv', 'json']) })
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

const replyBody = z.object({
  subject: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.desk.replySubjectMax)),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.desk.replyMax)),
})

/** The calls of the desk, each authorized where it happens. Its type is all that the browser knows of the server. */
export function createDeskApi(deps: DeskDeps) {
  const { pool, authorize, sendHeldBack, replyJobText, live } = deps
  return new Hono<AppTypes>()
    .get('/me', async (c) => {
      const actor = await authorize(c, 'listInquiries')
      return actor instanceof Response ? actor : c.json(actor)
    })
    .get('/staff', async (c) => {
      const actor = await authorize(c, 'listStaff')
      if (actor instanceof Response) return actor
      const staff = await listStaff(pool)
      return c.json({
        staff: staff.map(({ id, email, displayName, role }) => ({ id, email, displayName, role })),
      })
    })
    .get('/today', async (c) => {
      const actor = await authorize(c, 'readToday')
      return actor instanceof Response ? actor : c.json(await readToday(pool, actor))
    })
    .get('/inquiries', checked('query', listQuery), async (c) => {
      const actor = await authorize(c, 'listInquiries')
      if (actor instanceof Response) return actor
      return c.json(await listInquiries(pool, actor, c.req.valid('query')))
    })
    .get('/inquiries/:reference', async (c) => {
      const actor = await authorize(c, 'readInquiry')
      if (actor instanceof Response) return actor
      const inquiry = await readDeskInquiry(pool, c.req.param('reference'))
      return inquiry ? c.json(inquiry) : notFound(c)
    })
    .put('/inquiries/:reference/read', async (c) => {
      const actor = await authorize(c, 'markRead')
      if (actor instanceof Response) return actor
      return (await markInquiryRead(pool, actor, c.req.param('reference'))) ? c.json({}) : notFound(c)
    })
    .put('/inquiries/:reference/status', checked('json', statusBody), async (c) => {
      const actor = await authorize(c, 'changeInquiry')
      if (actor instanceof Response) return actor
      return answer(c, await setStatus(pool, actor, c.req.param('reference'), c.req.valid('json')))
    })
    .put('/inquiries/:reference/assignee', checked('json', assigneeBody), async (c) => {
      const actor = await authorize(c, 'changeInquiry')
      if (actor instanceof Response) return actor
      return answer(c, await assign(pool, actor, c.req.param('reference'), c.req.valid('json')))
    })
    .post('/inquiries/:reference/notes', checked('json', noteBody), async (c) => {
      const actor = await authorize(c, 'addNote')
      if (actor instanceof Response) return actor
      return answer(c, await addNote(pool, actor, c.req.param('reference'), c.req.valid('json')))
    })
    .post('/inquiries/:reference/replies', checked('json', replyBody), async (c) => {
      const actor = await authorize(c, 'sendReply')
      if (actor instanceof Response) return actor
      const reply = { pool, jobText: replyJobText }
      return answer(c, await sendReply(reply, actor, c.req.param('reference'), c.req.valid('json')))
    })
    .post('/inquiries/:reference/release', async (c) => {
      const actor = await authorize(c, 'releaseHeld')
      if (actor instanceof Response) return actor
      return answer(c, await releaseHeld(pool, actor, c.req.param('reference'), sendHeldBack))
    })
    .get('/export', checked('query', exportQuery), async (c) => {
      const actor = await authorize(c, 'exportInquiries')
      if (actor instanceof Response) return actor
      const { format, ...filter } = c.req.valid('query')
      await writeAudit(pool, actor.id, 'export', { format, ...filter })
      c.header('Content-Type', format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json')
      c.header('Content-Disposition', `attachment; filename="inquiries-${filter.view}.${format}"`)
      return stream(c, async (file) => {
        for await (const piece of exportInquiries(pool, actor, filter, format)) await file.write(piece)
      })
    })
    .route('/people', createPeopleApi(deps))
    .get('/audit', async (c) => {
      const actor = await authorize(c, 'readAudit')
      return actor instanceof Response ? actor : c.json({ entries: await readAudit(pool) })
    })
    .get('/live', async (c) => {
      const actor = await authorize(c, 'listInquiries')
      if (actor instanceof Response) return actor
      return streamSSE(c, async (events) => {
        const stop = live.subscribe((change) => void events.writeSSE({ data: JSON.stringify(change) }))
        events.onAbort(stop)
        // A session that ended must not hear any more, so the browser asks again before each heartbeat's end.
        while (!events.aborted) {
          await events.writeSSE({ event: 'alive', data: '' })
          await events.sleep(limits.desk.heartbeatMs)
          if ((await authorize(c, 'listInquiries')) instanceof Response) break
        }
        stop()
      })
    })
}

export type DeskApi = ReturnType<typeof createDeskApi>

function notFound(c: AppContext) {
  return c.json(failure('not_found', 'There is no such inquiry.'), 404)
}

/** Somebody else was faster: the caller is told what is so now, and decides again. */
function answer<Refused>(c: AppContext, outcome: Changed<Refused>) {
  switch (outcome.kind) {
    case 'changed':
      return c.json({}, 200)
    case 'unknown':
      return notFound(c)
    case 'refused':
      return c.json(
        { ...failure('changed_meanwhile', 'Somebody else changed this first.'), now: outcome.why },
        409,
      )
  }
}
