import { queryOptions } from '@tanstack/react-query'
import * as limits from '../../../domain/limits.ts'
import { deskCalls } from '../../calls/desk-calls.ts'

/** Looks again by itself while the window can be seen. */
export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: deskCalls.health,
  refetchInterval: limits.desk.health.everyMs,
})
