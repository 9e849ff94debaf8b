import { Hono } from 'hono'
import type { Pool } from 'pg'
import {
  type CompanySettings,
  companySettingsSchemas,
  type SettingsTopic,
} from '../../../domain/settings/company-settings.ts'
import type { AppContext, AppTypes } from '../../http/app-types.ts'
import { answerSaved } from '../answers.ts'
import type { Authorize } from '../authorize.ts'
import { checked } from '../checked.ts'
import { tryRetention } from '../retention/try-retention.ts'
import { seenVersion } from '../save-seen.ts'
import { changeSettings } from './change-settings.ts'
import { readSettings } from './read-settings.ts'
import { createWebhookApi, type WebhookDeps } from './webhook-api.ts'

export type SettingsDeps = WebhookDeps & {
  readonly pool: Pool
  readonly authorize: Authorize
  readonly settingsDefaults: CompanySettings
}

/** The owners' calls: what the company set once and all of its work follows. */
export function createSettingsApi(deps: SettingsDeps) {
  const { pool, authorize, settingsDefaults } = deps
  async function change<Topic extends SettingsTopic>(
    c: AppContext,
    topic: Topic,
    value: CompanySettings[Topic],
  ) {
    const actor = await authorize(c, 'changeSettings')
    if (actor instanceof Response) return actor
    return answerSaved(c, await changeSettings(pool, actor, topic, { value, seen: seenVersion(c) }))
  }
  return new Hono<AppTypes>()
    .get('/', async (c) => {
      const actor = await authorize(c, 'readSettings')
      if (actor instanceof Response) return actor
      // Not from memory: whoever just changed something reads what was stored.
      return c.json(await readSettings(pool, settingsDefaults))
    })
    .route('/webhook', createWebhookApi(deps))
    .put('/webhook', checked('json', companySettingsSchemas.webhook), (c) =>
      change(c, 'webhook', c.req.valid('json')),
    )
    .put('/retention', checked('json', companySettingsSchemas.retention), (c) =>
      change(c, 'retention', c.req.valid('json')),
    )
    .post('/retention/try', checked('json', companySettingsSchemas.retention), async (c) => {
      const actor = await authorize(c, 'readSettings')
      if (actor instanceof Response) return actor
      return c.json(await tryRetention(pool, c.req.valid('json')))
    })
    .put('/calendar', checked('json', companySettingsSchemas.calendar), (c) =>
      change(c, 'calendar', c.req.valid('json')),
    )
}
