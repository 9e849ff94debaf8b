import type { QueryClient } from '@tanstack/react-query'
import * as limits from '../../domain/limits.ts'
import type { LiveChange } from '../calls/read-events.ts'
import { knownLine, lineOf, patchLists } from '../changes/patch-lists.ts'
import { isDeliveryListed, patchDeliveries, undeliveredCountQuery } from '../queries/delivery-queries.ts'
import {
  allInquiriesKey,
  countsQuery,
  dueQuery,
  inquiryQuery,
  listsKey,
  meQuery,
  todayQuery,
} from '../queries/desk-queries.ts'
import { settingsQuery } from '../screens/settings/settings-query.ts'
import { createCell } from '../state/cell.ts'

/** Changes since the lists were loaded that are not in them yet. */
export type News = {
  readonly arrived: ReadonlySet<string>
  /** Possible spam: told only where it is looked at. */
  readonly held: ReadonlySet<string>
  readonly outdated: boolean
}

const none: News = { arrived: new Set(), held: new Set(), outdated: false }
export const news = createCell<News>(none)

/** An arrival is counted and waits; a line that is on the screen changes where it stands. */
export function hearChange(queries: QueryClient, change: LiveChange): void {
  if (change.kind === 'settings') {
    refreshSettings(queries)
    return
  }
  recount(queries)
  const known = news.get()
  if (change.kind === 'unknown') {
    news.set({ ...known, outdated: true })
    refreshSettings(queries)
    void queries.invalidateQueries({ queryKey: allInquiriesKey })
    void queries.invalidateQueries({ queryKey: undeliveredCountQuery.queryKey })
    return
  }
  const { reference } = change
  if (change.kind === 'arrived') {
    const list = change.held ? 'held' : 'arrived'
    if (!knownLine(queries, reference)) news.set({ ...known, [list]: new Set([...known[list], reference]) })
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

/** The zone of every time on the screen comes with whoever reads it. */
function refreshSettings(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: meQuery.queryKey })
  void queries.invalidateQueries({ queryKey: settingsQuery.queryKey })
}

let recounting = false

/** Once for all changes of a moment. */
function recount(queries: QueryClient): void {
  if (recounting) return
  recounting = true
  setTimeout(() => {
    recounting = false
    void queries.invalidateQueries({ queryKey: countsQuery.queryKey })
    void queries.invalidateQueries({ queryKey: dueQuery.queryKey })
  }, limits.desk.countsPauseMs)
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
