import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import * as z from 'zod/mini'
import { exportFormats } from '../../domain/desk/export-format.ts'
import * as limits from '../../domain/limits.ts'
import type { WorkCalendar } from '../../domain/work-calendar.ts'
import { listStaff } from '../accounts/staff/list-staff.ts'
import { readCompanySettings } from '../company/company-settings.ts'
import type { AppTypes } from '../http/app-types.ts'
import { writeAudit } from './audit.ts'
import { checked } from './checked.ts'
import { type ContactsDeps, createContactsApi } from './contacts/contacts-api.ts'
import { createDeliveriesApi, type DeliveriesDeps } from './deliveries/deliveries-api.ts'
import { exportInquiries } from './export/export-inquiries.ts'
import { streamPieces } from './export/stream-pieces.ts'
import { createHealthApi, type HealthApiDeps } from './health/health-api.ts'
import { createHelpQuestionsApi } from './help-questions/help-questions-api.ts'
import { createInquiriesApi, type InquiriesDeps } from './inquiries/inquiries-api.ts'
import { listQuery } from './inquiries/list-query.ts'
import { readToday } from './inquiries/read-today.ts'
import { type LiveChanges, testReference } from './live-changes.ts'
import { createNotificationsApi } from './notifications/notifications-api.ts'
import { createPeopleApi, type PeopleDeps } from './people/people-api.ts'
import { createPromisesApi } from './promises/promises-api.ts'
import { auditQuery, readAudit } from './read-audit.ts'
import { createAttachmentsApi } from './replies/attachments-api.ts'
import { createRepliesApi, type RepliesDeps } from './replies/replies-api.ts'
import { createSavedRepliesApi } from './saved-replies/saved-replies-api.ts'
import { createSettingsApi, type SettingsDeps } from './settings/settings-api.ts'
import { createViewsApi } from './views/views-api.ts'

export type DeskDeps = PeopleDeps &
  InquiriesDeps &
  DeliveriesDeps &
  RepliesDeps &
  ContactsDeps &
  HealthApiDeps &
  SettingsDeps & {
    readonly live: LiveChanges
    /** As it is at the moment. */
    readonly calendar: () => WorkCalendar
  }

const exportQuery = z.extend(listQuery, { format: z.enum(exportFormats) })

/** The calls of the desk, each authorized where it happens. Its type is all that the browser knows of the server. */
export function createDeskApi(deps: DeskDeps) {
  const { pool, authorize, live, calendar, settingsDefaults } = deps
  return new Hono<AppTypes>()
    .get('/me', async (c) => {
      const actor = await authorize(c, 'listInquiries')
      if (actor instanceof Response) return actor
      // Not from memory: a desk that was told of another zone asks at once.
      const settings = await readCompanySettings(pool, settingsDefaults)
      return c.json({ ...actor, timeZone: settings.calendar.timeZone })
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
    .route('/deliveries', createDeliveriesApi(deps))
    .route('/inquiries', createAttachmentsApi(deps))
    .route('/', createRepliesApi(deps))
    .route('/saved-replies', createSavedRepliesApi(deps))
    .get('/export', checked('query', exportQuery), async (c) => {
      const actor = await authorize(c, 'exportInquiries')
      if (actor instanceof Response) return actor
      const { format, ...filter } = c.req.valid('query')
      await writeAudit(pool, actor.id, 'export', { format, ...filter })
      c.header('Content-Type', format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json')
      c.header('Content-Disposition', `attachment; filename="inquiries-${filter.view}.${format}"`)
      const { timeZone } = calendar()
      return c.body(streamPieces(exportInquiries(pool, actor, filter, { format, timeZone })))
    })
    .route('/contacts', createContactsApi(deps))
    .route('/promises', createPromisesApi(deps))
    .route('/people', createPeopleApi(deps))
    .route('/notifications', createNotificationsApi(deps))
    .route('/settings', createSettingsApi(deps))
    .route('/views', createViewsApi(deps))
    .route('/health', createHealthApi(deps))
    .route('/help-questions', createHelpQuestionsApi(deps))
    .get('/audit', checked('query', auditQuery), async (c) => {
      const actor = await authorize(c, 'readAudit')
      return actor instanceof Response ? actor : c.json(await readAudit(pool, c.req.valid('query')))
    })
    .get('/live', async (c) => {
      const actor = await authorize(c, 'listInquiries')
      if (actor instanceof Response) return actor
      return streamSSE(c, async (events) => {
        const ending = Promise.withResolvers<'ending'>()
        const end = () => ending.resolve('ending')
        const stop = live.subscribe((change) => {
          if (testReference(change) === null) void events.writeSSE({ data: JSON.stringify(change) })
        }, end)
        events.onAbort(end)
        // A session that ended must not hear any more, so the browser asks again before each heartbeat's end.
        while (!events.aborted) {
          await events.writeSSE({ event: 'alive', data: '' })
          const heard = await Promise.race([events.sleep(limits.desk.heartbeatMs), ending.promise])
          if (heard === 'ending' || (await authorize(c, 'listInquiries')) instanceof Response) break
        }
        stop()
      })
    })
}

export type DeskApi = ReturnType<typeof createDeskApi>
