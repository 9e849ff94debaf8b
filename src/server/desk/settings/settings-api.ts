import { Hono } from 'hono'
import type { Pool } from 'pg'
import { type CompanySettings, companySettingsSchemas } from '../../../domain/settings/company-settings.ts'
import { readCompanySettings } from '../../company/company-settings.ts'
import type { AppTypes } from '../../http/app-types.ts'
import type { Authorize } from '../authorize.ts'
import { checked } from '../checked.ts'
import { changeSettings } from './change-settings.ts'

export type SettingsDeps = {
  readonly pool: Pool
  readonly authorize: Authorize
  readonly settingsDefaults: CompanySettings
}

/** The owners' calls: what the company set once and all of its work follows. */
export function createSettingsApi({ pool, authorize, settingsDefaults }: SettingsDeps) {
  return new Hono<AppTypes>()
    .get('/', async (c) => {
      const actor = await authorize(c, 'readSettings')
      if (actor instanceof Response) return actor
      // Not from memory: whoever just changed something reads what was stored.
      return c.json(await readCompanySettings(pool, settingsDefaults))
    })
    .put('/webhook', checked('json', companySettingsSchemas.webhook), async (c) => {
      const actor = await authorize(c, 'changeSettings')
      if (actor instanceof Response) return actor
      await changeSettings(pool, actor, 'webhook', c.req.valid('json'))
      return c.json({})
    })
    .put('/calendar', checked('json', companySettingsSchemas.calendar), async (c) => {
      const actor = await authorize(c, 'changeSettings')
      if (actor instanceof Response) return actor
      await changeSettings(pool, actor, 'calendar', c.req.valid('json'))
      return c.json({})
    })
}
