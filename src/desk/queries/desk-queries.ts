import { infiniteQueryOptions, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import { type InboxSearch, listQuery } from '../address/inbox-search.ts'
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

export const listsKey = ['list'] as const

/** One list of the inbox, page after page. The inquiry that is open beside it does not make it another list. */
export function inboxQuery(search: InboxSearch) {
  const query = listQuery(search)
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

export function inquiryQuery(reference: string) {
  return queryOptions({
    queryKey: ['inquiry', reference],
    queryFn: () => deskCalls.inquiry(reference),
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
