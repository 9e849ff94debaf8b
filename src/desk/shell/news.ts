import type { QueryClient } from '@tanstack/react-query'
import * as limits from '../../domain/limits.ts'
import type { LiveChange } from '../calls/read-events.ts'
import { knownLine, lineOf, patchLists } from '../changes/patch-lists.ts'
import { isDeliveryListed, patchDeliveries, undeliveredCountQuery } from '../queries/delivery-queries.ts'
import { allInquiriesKey, dueQuery, inquiryQuery, listsKey, todayQuery } from '../queries/desk-queries.ts'
import { createCell } from '../state/cell.ts'

/** Changes since the lists were loaded that are not in them yet. */
export type News = { readonly arrived: ReadonlySet<string>; readonly outdated: boolean }

const none: News = { arrived: new Set(), outdated: false }
export const news = createCell<News>(none)

/** An arrival is counted and waits; a line that is on the screen changes where it stands. */
export function hearChange(queries: QueryClient, change: LiveChange): void {
  const { arrived, outdated } = news.get()
  readDueSoon(queries)
  if (change.kind === 'unknown') {
    news.set({ arrived, outdated: true })
    void queries.invalidateQueries({ queryKey: allInquiriesKey })
    void queries.invalidateQueries({ queryKey: undeliveredCountQuery.queryKey })
    return
  }
  const { reference } = change
  if (change.kind === 'arrived') {
    if (!knownLine(queries, reference)) news.set({ arrived: new Set([...arrived, reference]), outdated })
    return
  }
  // It may have been a mail that did not go out, or at last did.
  void queries.invalidateQueries({ queryKey: undeliveredCountQuery.queryKey })
  const query = inquiryQuery(reference)
  const shown = knownLine(queries, reference) || isDeliveryListed(queries, reference)
  if (!shown && !queries.getQueryData(query.queryKey)) return
  // A load that is on its way may have begun before the change.
  queries
    .cancelQueries({ queryKey: query.queryKey, exact: true })
    .then(() => queries.fetchQuery(query))
    .then((inquiry) => {
      patchLists(queries, reference, lineOf(inquiry))
      patchDeliveries(queries, inquiry.deliveries)
    })
    // The line stays as it was; the next change or refresh brings it up to date.
    .catch(() => undefined)
}

let willRead = false

/** After a moment, in which many more changes may be heard. */
function readDueSoon(queries: QueryClient): void {
  if (willRead) return
  willRead = true
  setTimeout(() => {
    willRead = false
    void queries.invalidateQueries({ queryKey: dueQuery.queryKey })
  }, limits.desk.dueEveryMs)
}

/** Loads the lists again, which then have everything. */
export async function showNews(queries: QueryClient): Promise<void> {
  news.set(none)
  // Pages beyond the first would be loaded one after the other, for a reader who is about to be at the top.
  await Promise.all([
    queries.resetQueries({ queryKey: listsKey }),
    queries.refetchQueries({ queryKey: todayQuery.queryKey }),
  ])
}
