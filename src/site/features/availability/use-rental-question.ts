import { useSyncExternalStore } from 'react'
import { type RentalQuestion, readQuestion, writeQuestion } from '../../../domain/rentals/rental-question.ts'
import { pagePaths } from '../../../routes.ts'

type AskedQuestion = {
  /** Null until the address can be read. */
  readonly question: RentalQuestion | null
  /** True where the address changed; false where it asks just that already. */
  readonly ask: (question: RentalQuestion) => boolean
}

/** The question lives in the address, so that Back, reload and a shared link keep it. */
export function useRentalQuestion(): AskedQuestion {
  const search = useSyncExternalStore<string | null>(onAddressChange, readSearch, () => null)
  return {
    question: search === null ? null : readQuestion(search),
    ask(question) {
      const before = search ?? location.search
      const wanted = writeQuestion(before, question)
      const isNew = wanted !== writeQuestion(before, readQuestion(before))
      if (isNew) pushSearch(wanted)
      return isNew
    },
  }
}

let shown = ''

/** While the next page is coming, the address is already its own: what is still on screen stays as it was. */
function readSearch(): string {
  if (location.pathname === pagePaths.equipmentAvailability) shown = location.search
  return shown
}

function onAddressChange(listener: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  addEventListener('popstate', listener, { signal })
  if ('navigation' in window) navigation.addEventListener('currententrychange', listener, { signal })
  return () => stop.abort()
}

/** By script, so that the site knows it for a change within the page: focus and scroll stay. */
function pushSearch(search: string): void {
  history.pushState(null, '', location.pathname + search)
  if (!('navigation' in window)) dispatchEvent(new PopStateEvent('popstate'))
}
