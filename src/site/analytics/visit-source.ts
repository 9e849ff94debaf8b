import { campaignTags, type Touch } from '../../domain/inquiry/inquiry-source.ts'
import * as limits from '../../domain/limits.ts'
import { parseJson } from '../../domain/parse-json.ts'
import { pageAt } from '../../routes.ts'
import { tabStorage } from '../../ui/storage/browser-storage.ts'
import { createKeptStorage, type KeptStorage } from '../../ui/storage/kept-storage.ts'
import { referrerHost } from './page-views.ts'
import { mayCount } from './track.ts'

const key = 'first-page'

let storage: KeptStorage | undefined
/** The page this document was opened with. */
let arrival: Touch | undefined

/** Remembers the first page of the visit for as long as the tab is open. */
export function keepFirstPage(): void {
  arrival = touchOf(new URL(location.href), document.referrer, mayCount(navigator))
  storage = createKeptStorage(tabStorage())
  if (!storage.get(key)) storage.set(key, JSON.stringify(arrival))
}

/** The source sent with an inquiry: the first page as the tab kept it, unread, and the page of the form. */
export function visitSource(): object {
  const page = pageAt(location.pathname)
  return { first: parseJson(storage?.get(key) ?? 'null'), last: arrival?.page === page ? arrival : { page } }
}

/** Without the visitor's leave, the page alone. A page's name stands for the secret address of a status link. */
export function touchOf(url: URL, from: string, allowed: boolean): Touch {
  const page = pageAt(url.pathname)
  if (!allowed) return { page }
  const referrer = referrerHost(from, url.origin)
  const tags = campaignTags.flatMap((tag) => {
    const value = url.searchParams.get(tag)?.slice(0, limits.source.tagMax)
    return value ? [[tag, value] as const] : []
  })
  return {
    page,
    ...(referrer && { referrer }),
    ...(tags.length > 0 && { campaign: Object.fromEntries(tags) }),
  }
}
