import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import * as limits from '../../domain/limits.ts'
import { type Delivery, type DeliveryPage, deskCalls, type ListedDelivery } from '../calls/desk-calls.ts'

export const undeliveredCountQuery = queryOptions({
  queryKey: ['undelivered-count'],
  queryFn: deskCalls.undeliveredCount,
  refetchInterval: limits.desk.undeliveredEveryMs,
})

export const undeliveredQuery = infiniteQueryOptions({
  queryKey: ['undelivered'],
  queryFn: ({ pageParam }) => deskCalls.undelivered(pageParam),
  initialPageParam: null as string | null,
  getNextPageParam: ({ deliveries, more }) => (more ? (deliveries.at(-1)?.id ?? null) : null),
})

export const webhookQuery = queryOptions({ queryKey: ['webhook'], queryFn: deskCalls.webhook })

/** A further attempt makes it another list. */
export function attemptsQuery({ id, attempts }: Pick<Delivery, 'id' | 'attempts'>) {
  return queryOptions({
    queryKey: ['attempts', id, attempts],
    queryFn: () => deskCalls.attempts(id),
    staleTime: Infinity,
  })
}

/** Changes deliveries where they are listed. One that went out in the meantime keeps its place. */
export function patchDeliveries(queries: QueryClient, changed: readonly Delivery[]): void {
  const patch = (row: ListedDelivery): ListedDelivery => {
    const now = changed.find(({ id }) => id === row.id)
    return now ? { ...row, ...now } : row
  }
  queries.setQueryData<InfiniteData<DeliveryPage, string | null>>(undeliveredQuery.queryKey, (data) =>
    data
      ? { ...data, pages: data.pages.map((page) => ({ ...page, deliveries: page.deliveries.map(patch) })) }
      : data,
  )
  queries.setQueryData(webhookQuery.queryKey, (data) =>
    data ? { ...data, deliveries: data.deliveries.map(patch) } : data,
  )
}

/** Whether something about this inquiry is listed. */
export function isDeliveryListed(queries: QueryClient, reference: string): boolean {
  const pages = queries.getQueryData(undeliveredQuery.queryKey)?.pages ?? []
  const rows = [
    ...pages.flatMap(({ deliveries }) => deliveries),
    ...(queries.getQueryData(webhookQuery.queryKey)?.deliveries ?? []),
  ]
  return rows.some(({ inquiry }) => inquiry.reference === reference)
}
