import { Hono } from 'hono'
import type { Pool } from 'pg'
import { type CompanySettings, companySettingsSchemas } from '../../../domain/settings/company-settings.ts'
import { readCompanySettings } from '../../company/company-settings.ts'
import type { AppTypes } from '../../http/app-types.ts'
import type { Authorize } from '../authorize.ts'
import { checked } from '../checked.ts'
import { tryRetention } from '../retention/try-retention.ts'
import { changeSettings } from './change-settings.ts'
import { createWebhookApi, type WebhookDeps } from './webhook-api.ts'

export type SettingsDeps = WebhookDeps & {
  readonly pool: Pool
  readonly authorize: Authorize
  readonly settingsDefaults: CompanySettings
}

/** The owners' calls: what the company set once and all of its work follows. */
export function createSettingsApi(deps: SettingsDeps) {
  const { pool, authorize, settingsDefaults } = deps
  return new Hono<AppTypes>()
    .get('/', async (c) => {
      const actor = await authorize(c, 'readSettings')
      if (actor instanceof Response) return actor
      // Not from memory: whoever just changed something reads what was stored.
      return c.json(await readCompanySettings(pool, settingsDefaults))
    })
    .route('/webhook', createWebhookApi(deps))
    .put('/webhook', checked('json', companySettingsSchemas.webhook), async (c) => {
      const actor = await authorize(c, 'changeSettings')
      if (actor instanceof Response) return actor
      await changeSettings(pool, actor, 'webhook', c.req.valid('json'))
      return c.json({})
    })
    .put('/retention', checked('json', companySettingsSchemas.retention), async (c) => {
      const actor = await authorize(c, 'changeSettings')
      if (actor instanceof Response) return actor
      await changeSettings(pool, actor, 'retention', c.req.valid('json'))
      return c.json({})
    })
    .post('/retention/try', checked('json', companySettingsSchemas.retention), async (c) => {
      const actor = await authorize(c, 'readSettings')
      if (actor instanceof Response) return actor
      return c.json(await tryRetention(pool, c.req.valid('json')))
    })
    .put('/calendar', checked('json', companySettingsSchemas.calendar), async (c) => {
      const actor = await authorize(c, 'changeSettings')
      if (actor instanceof Response) return actor
      await changeSettings(pool, actor, 'calendar', c.req.valid('json'))
      return c.json({})
    })
}
