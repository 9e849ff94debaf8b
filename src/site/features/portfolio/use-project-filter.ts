import { useSyncExternalStore } from 'react'
import { projects } from '../../../content/portfolio/projects.ts'
import { type ProjectFilter, readFilter, writeFilter } from '../../../domain/portfolio/filter-projects.ts'
import { pagePaths } from '../../../routes.ts'

/** The filter lives in the address, so that Back, reload and a shared link keep it. */
export function useProjectFilter() {
  const search = useSyncExternalStore(onAddressChange, readSearch, () => '')
  const filter = readFilter(search, projects)
  return {
    filter,
    choose(change: Partial<ProjectFilter>) {
      const wanted = writeFilter(search, { ...filter, ...change })
      if (wanted !== search) pushSearch(wanted)
    },
  }
}

let shown = ''

/** While the next page is coming, the address is already its own: what is still on screen stays as it was. */
function readSearch(): string {
  if (location.pathname === pagePaths.portfolio) shown = location.search
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
