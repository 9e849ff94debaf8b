import { Hono } from 'hono'
import { type AppTypes, failure } from '../../http/app-types.ts'
import { writeAudit } from '../audit.ts'
import type { Authorize } from '../authorize.ts'
import { listWebhooks } from '../deliveries/list-deliveries.ts'
import { type TestDeps, testWebhook } from './test-webhook.ts'

export type WebhookDeps = TestDeps & { readonly authorize: Authorize }

/** The owners' calls about the webhook beside its address: where that comes from, the last deliveries, a test, the secret. */
export function createWebhookApi(deps: WebhookDeps) {
  const { pool, authorize } = deps
  return new Hono<AppTypes>()
    .get('/', async (c) => {
      const actor = await authorize(c, 'readSettings')
      if (actor instanceof Response) return actor
      const { rowCount } = await pool.query(`select from company_settings where topic = 'webhook'`)
      return c.json({ setAtDesk: rowCount === 1, deliveries: await listWebhooks(pool) })
    })
    .post('/test', async (c) => {
      const actor = await authorize(c, 'testWebhook')
      if (actor instanceof Response) return actor
      const result = await testWebhook(deps)
      return result ? c.json(result) : c.json(failure('rate_limited', 'Too many tests. Wait a minute.'), 429)
    })
    .post('/secret', async (c) => {
      const actor = await authorize(c, 'readWebhookSecret')
      if (actor instanceof Response) return actor
      await writeAudit(pool, actor.id, 'webhook_secret_shown', {})
      c.header('Cache-Control', 'no-store')
      return c.json({ secret: deps.webhookTerms.secret })
    })
}
