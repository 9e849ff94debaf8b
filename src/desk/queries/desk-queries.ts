import { infiniteQueryOptions, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import { type InboxSearch, listQuery } from '../../domain/desk/inbox-search.ts'
import * as limits from '../../domain/limits.ts'
import { deskCalls } from '../calls/desk-calls.ts'
import { troubleKind } from '../calls/trouble.ts'
import { companyZone } from '../session/company-zone.ts'
import { sessionEnded } from '../session/session-ended.ts'

export const meQuery = queryOptions({
  queryKey: ['me'],
  async queryFn() {
    const me = await deskCalls.me()
    companyZone.set(me.timeZone)
    return me
  },
  staleTime: Infinity,
})

export const staffQuery = queryOptions({ queryKey: ['staff'], queryFn: deskCalls.staff, staleTime: 300_000 })

export const todayQuery = queryOptions({ queryKey: ['today'], queryFn: deskCalls.today })

/** When the next answers are due; live changes bring it up to date. */
export const dueQuery = queryOptions({ queryKey: ['due'], queryFn: deskCalls.due, staleTime: Infinity })

export const keptPromisesQuery = queryOptions({
  queryKey: ['kept-promises'],
  queryFn: deskCalls.keptPromises,
  staleTime: 60_000,
})

export const viewsQuery = queryOptions({ queryKey: ['views'], queryFn: deskCalls.views, staleTime: 300_000 })

/** How much waits in the views. It follows live changes, and the clock: a promise is broken without a change. */
export const countsQuery = queryOptions({
  queryKey: ['counts'],
  queryFn: deskCalls.counts,
  refetchInterval: limits.desk.countsEveryMs,
})

export const listsKey = ['list'] as const

/** One list of the inbox, page after page. The inquiry that is open beside it does not make it another list. */
export function inboxQuery(search: InboxSearch, timeZone: string) {
  const query = listQuery(search, timeZone)
  return infiniteQueryOptions({
    queryKey: [...listsKey, query],
    queryFn: ({ pageParam }) => deskCalls.list(pageParam === null ? query : { ...query, after: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ inquiries, more }) => (more ? (inquiries.at(-1)?.reference ?? null) : null),
  })
}

/** The first hits of a search in everything, for the palette. */
export function findQuery(words: string) {
  return queryOptions({
    queryKey: ['find', words],
    queryFn: () => deskCalls.list({ view: 'all', search: words }),
    enabled: words !== '',
  })
}

/** The people behind inquiries that have these words. */
export const contactsKey = ['contacts'] as const

export function findContactsQuery(words: string) {
  return queryOptions({
    queryKey: [...contactsKey, words],
    queryFn: () => deskCalls.findContacts(words),
    enabled: words !== '',
  })
}

export const allInquiriesKey = ['inquiry'] as const

export function inquiryQuery(reference: string) {
  return queryOptions({
    queryKey: [...allInquiriesKey, reference],
    queryFn: () => deskCalls.inquiry(reference),
    // An attempt is announced before its queue has set the next one.
    refetchInterval: ({ state: { data } }) =>
      data?.deliveries.some(({ state, nextTryAt }) => state === 'delayed' && nextTryAt === null)
        ? limits.desk.nextTryEveryMs
        : false,
  })
}

/** Only what the network did may be tried again; a refusal stays one. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const kind = troubleKind(error)
  return failures < 2 && (kind === 'offline' || kind === 'failed')
}

export function createDeskQueries(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (troubleKind(error) === 'signed-out') sessionEnded.set(true)
      },
    }),
    defaultOptions: {
      queries: {
        retry: isWorthRetrying,
        // A list never changes under the reader's hand: news announce themselves and wait.
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}
