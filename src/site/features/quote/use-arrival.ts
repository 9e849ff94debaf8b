import { useEffect } from 'react'
import { readQuoteLink } from '../../../domain/equipment/quote-href.ts'
import { pagePaths } from '../../../routes.ts'
import { navigationApi } from '../../platform/navigation/navigation-api.ts'
import { pageList, today } from './page-list.ts'

/** Adds the address's items to the list and removes them from the address, so a reload adds nothing. */
export function useArrival(): void {
  useEffect(() => {
    function arrive(): void {
      const found = location.pathname === pagePaths.quote ? readQuoteLink(location.search, today) : null
      if (!found) return
      history.replaceState(history.state, '', location.pathname + found.rest + location.hash)
      pageList.arrive(found.link)
    }
    const there = navigationApi()
    // Changing the address during a page change would abort it.
    if (!there?.transition) arrive()
    there?.addEventListener('navigatesuccess', arrive)
    return () => there?.removeEventListener('navigatesuccess', arrive)
  }, [])
}
