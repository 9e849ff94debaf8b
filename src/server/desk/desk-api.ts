import { Hono } from 'hono'
import { stream, streamSSE } from 'hono/streaming'
import * as z from 'zod/mini'
import * as limits from '../../domain/limits.ts'
import { listStaff } from '../accounts/staff/list-staff.ts'
import type { AppTypes } from '../http/app-types.ts'
import { writeAudit } from './audit.ts'
import { checked } from './checked.ts'
import { exportInquiries } from './export/export-inquiries.ts'
import { createHealthApi, type HealthApiDeps } from './health/health-api.ts'
import { createInquiriesApi, type InquiriesDeps } from './inquiries/inquiries-api.ts'
import { listQuery } from './inquiries/list-query.ts'
import { readToday } from './inquiries/read-today.ts'
import type { LiveChanges } from './live-changes.ts'
import { createPeopleApi, type PeopleDeps } from './people/people-api.ts'
import { readAudit } from './read-audit.ts'
import { createSettingsApi, type SettingsDeps } from './settings/settings-api.ts'

export type DeskDeps = PeopleDeps &
  InquiriesDeps &
  SettingsDeps &
  HealthApiDeps & { readonly live: LiveChanges }

const exportQuery = z.extend(listQuery, { format: z.enum(['csv', 'json']) })

/** The calls of the desk, each authorized where it happens. Its type is all that the browser knows of the server. */
export function createDeskApi(deps: DeskDeps) {
  const { pool, authorize, live } = deps
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
    .route('/inquiries', createInquiriesApi(deps))
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
    .route('/settings', createSettingsApi(deps))
    .route('/health', createHealthApi(deps))
    .get('/audit', async (c) => {
      const actor = await authorize(c, 'readAudit')
      return actor instanceof Response ? actor : c.json({ entries: await readAudit(pool) })
    })
    .get('/live', async (c) => {
      const actor = await authorize(c, 'listInquiries')
      if (actor instanceof Response) return actor
      return streamSSE(c, async (events) => {
        const stop = live.subscribe((change) => {
          if (!change?.test) void events.writeSSE({ data: JSON.stringify(change) })
        })
        events.onAbort(stop)
        // A session that ended must not hear any more, so the browser asks again before each heartbeat's end.
        while (!events.aborted) {
          await events.writeSSE({ event: 'alive', data: '' })
          await events.sleep(limits.desk.heartbeatMs)
          if (events.aborted || (await authorize(c, 'listInquiries')) instanceof Response) break
        }
        stop()
      })
    })
}

export type DeskApi = ReturnType<typeof createDeskApi>
