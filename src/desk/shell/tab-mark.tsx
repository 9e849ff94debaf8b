import { useEffect } from 'react'
import { cappedCount, tabTitle } from '../../content/desk/desk.ts'
import * as limits from '../../domain/limits.ts'
import { createCell, useCell } from '../state/cell.ts'
import { news } from './news.ts'
import { useOverdue } from './use-overdue.ts'

const screenTitle = createCell('')

/** The title of the screen that is shown, its own name first. */
export function useScreenTitle(...parts: readonly string[]): void {
  const title = parts.join(' · ')
  useEffect(() => screenTitle.set(title), [title])
}

/** The only place that writes the tab's title. With its icon and badge it tells of overdue inquiries in the background, too. */
export function TabMark() {
  const screen = useCell(screenTitle)
  const arrived = useCell(news).arrived.size
  const overdue = useOverdue() ?? 0
  useEffect(() => {
    const count = overdue > 0 ? cappedCount(overdue, limits.desk.overdueMax) : null
    document.title = tabTitle(screen, count, arrived)
  }, [screen, overdue, arrived])
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (icon) icon.href = overdue > 0 ? '/icon-late.svg' : '/icon.svg'
    if (!('setAppBadge' in navigator)) return
    // Only an installed desk has a badge; elsewhere the browser refuses it.
    navigator.setAppBadge(overdue).catch(() => undefined)
  }, [overdue])
  return null
}
