import { Hono } from 'hono'
import type { Pool } from 'pg'
import * as z from 'zod/mini'
import { type AppContext, type AppTypes, failure } from '../../http/app-types.ts'
import type { Authorize } from '../authorize.ts'
import { checked } from '../checked.ts'
import { countUndelivered, listUndelivered } from './list-deliveries.ts'
import { readAttempts } from './read-attempts.ts'
import { type DeliveryQueues, replayDelivery } from './replay-delivery.ts'

export type DeliveriesDeps = {
  readonly pool: Pool
  readonly authorize: Authorize
  readonly queues: DeliveryQueues
}

const listQuery = z.object({ after: z.optional(z.guid()) })
const replayBody = z.object({ attempts: z.int().check(z.nonnegative()) })

/** The calls about what is sent: what did not go out, how it was tried, and once more. */
export function createDeliveriesApi({ pool, authorize, queues }: DeliveriesDeps) {
  return new Hono<AppTypes>()
    .get('/', checked('query', listQuery), async (c) => {
      const actor = await authorize(c, 'listDeliveries')
      if (actor instanceof Response) return actor
      return c.json(await listUndelivered(pool, c.req.valid('query').after))
    })
    .get('/count', async (c) => {
      const actor = await authorize(c, 'listDeliveries')
      return actor instanceof Response ? actor : c.json(await countUndelivered(pool))
    })
    .get('/:id/attempts', async (c) => {
      const actor = await authorize(c, 'listDeliveries')
      if (actor instanceof Response) return actor
      const id = z.guid().safeParse(c.req.param('id')).data
      const attempts = id ? await readAttempts(pool, id) : null
      return attempts ? c.json({ attempts }) : notFound(c)
    })
    .post('/:id/replay', checked('json', replayBody), async (c) => {
      const actor = await authorize(c, 'replayDelivery')
      if (actor instanceof Response) return actor
      const id = z.guid().safeParse(c.req.param('id')).data
      if (!id) return notFound(c)
      const outcome = await replayDelivery({ pool, queues }, actor, id, c.req.valid('json').attempts)
      switch (outcome.kind) {
        case 'changed':
          return c.json({}, 200)
        case 'unknown':
          return notFound(c)
        case 'refused': {
          const { why: now } = outcome
          return c.json({ ...failure('changed_meanwhile', 'It was tried again in the meantime.'), now }, 409)
        }
      }
    })
}

function notFound(c: AppContext) {
  return c.json(failure('not_found', 'There is no such delivery.'), 404)
}
