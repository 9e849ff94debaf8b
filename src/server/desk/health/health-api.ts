import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import type { AppTypes } from '../../http/app-types.ts'
import type { Authorize } from '../authorize.ts'
import type { Health } from './start-health.ts'

export type HealthApiDeps = { readonly authorize: Authorize; readonly health: Health }

/** The calls about the state of everything that has to work, and a test of it. */
export function createHealthApi({ authorize, health }: HealthApiDeps) {
  return new Hono<AppTypes>()
    .get('/', async (c) => {
      const actor = await authorize(c, 'readHealth')
      return actor instanceof Response ? actor : c.json(await health.read())
    })
    .post('/test-inquiry', async (c) => {
      const actor = await authorize(c, 'sendTestInquiry')
      if (actor instanceof Response) return actor
      c.header('Content-Type', 'application/json')
      return stream(c, async (answer) => {
        // One list, a line for each step: a reader need not wait for its end.
        let separator = ''
        await answer.write('[\n')
        for await (const progress of health.test(actor)) {
          await answer.write(`${separator}${JSON.stringify(progress)}\n`)
          separator = ','
        }
        await answer.write(']\n')
      })
    })
}
