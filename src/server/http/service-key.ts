import { timingSafeEqual } from 'node:crypto'
import type { AppContext } from './app-types.ts'

/** Whether a request comes from one of the owner's own programs. */
export function holdsServiceKey(c: AppContext, serviceKey: string | null): boolean {
  const given = /^Bearer (.+)$/.exec(c.req.header('Authorization') ?? '')?.[1] ?? c.req.header('apikey') ?? ''
  if (!serviceKey) return false
  const [a, b] = [Buffer.from(given), Buffer.from(serviceKey)]
  return a.length === b.length && timingSafeEqual(a, b)
}
