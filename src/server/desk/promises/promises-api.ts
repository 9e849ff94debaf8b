import { Hono } from 'hono'
import type { Pool } from 'pg'
import type { AppTypes } from '../../http/app-types.ts'
import type { Authorize } from '../authorize.ts'
import { readDueTimes } from './read-due-times.ts'
import { readKeptPromises } from './read-kept-promises.ts'

export type PromisesDeps = { readonly pool: Pool; readonly authorize: Authorize }

/** The calls about promises: those that still run, and how many were kept. */
export function createPromisesApi({ pool, authorize }: PromisesDeps) {
  return new Hono<AppTypes>()
    .get('/', async (c) => {
      const actor = await authorize(c, 'readPromises')
      return actor instanceof Response ? actor : c.json(await readKeptPromises(pool))
    })
    .get('/due', async (c) => {
      const actor = await authorize(c, 'readPromises')
      return actor instanceof Response ? actor : c.json(await readDueTimes(pool))
    })
}
