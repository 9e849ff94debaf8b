import { Link } from '@tanstack/react-router'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useRef } from 'react'
import { inboxWords } from '../../../content/desk/inbox.ts'
import type { InboxSearch } from '../../../domain/desk/inbox-search.ts'
import * as limits from '../../../domain/limits.ts'
import type { ListedInquiry } from '../../calls/desk-calls.ts'
import { InquiryLine } from '../../list/inquiry-line.tsx'
import { NewsBar } from '../../shell/news-bar.tsx'
import { useKeys } from '../../shell/use-keys.ts'
import styles from './inbox-list.module.css'

type InboxListProps = {
  rows: readonly ListedInquiry[]
  search: InboxSearch
  more: boolean
  loadingMore: boolean
  onMore: () => void
  selected: ReadonlySet<string>
  onSelect: (reference: string) => void
  onUnread: (references: readonly string[]) => void
  onOpen: (reference: string) => void
  empty: ReactNode
}

/** Draws only the lines that are in view, however long the list is. */
export function InboxList(props: InboxListProps) {
  const { rows, search, more, loadingMore, onMore, selected, onSelect, onUnread, onOpen, empty } = props
  const scroller = useRef<HTMLDivElement>(null)
  const lines = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => limits.desk.rowHeightPx,
    getItemKey: (index) => rows[index]?.reference ?? index,
    overscan: limits.desk.rowsBeyond,
  })
  const drawn = lines.getVirtualItems()
  const lastDrawn = drawn.at(-1)?.index ?? -1

  const latestMore = useRef(onMore)
  useEffect(() => {
    latestMore.current = onMore
  })
  useEffect(() => {
    if (more && !loadingMore && lastDrawn >= rows.length - limits.desk.rowsBeyond) latestMore.current()
  }, [more, loadingMore, lastDrawn, rows.length])

  function focusedIndex(): number {
    const reference = document.activeElement?.getAttribute('data-line') ?? search.at
    return rows.findIndex((row) => row.reference === reference)
  }

  function move(step: number): void {
    const at = focusedIndex()
    const next = at === -1 ? (step > 0 ? 0 : rows.length - 1) : at + step
    const row = rows[next]
    if (!row) return
    lines.scrollToIndex(next)
    // With an inquiry open beside the list, moving on means reading on.
    if (search.at) onOpen(row.reference)
    // At once, for whoever presses Enter at once; a line that was out of view is drawn a moment later.
    if (!focusLine(row.reference)) requestAnimationFrame(() => focusLine(row.reference))
  }

  useKeys({
    j: () => move(1),
    k: () => move(-1),
    x: () => {
      const row = rows[focusedIndex()]
      if (row) onSelect(row.reference)
    },
    u: () => {
      const row = rows[focusedIndex()]
      if (selected.size > 0) onUnread([...selected])
      else if (row) onUnread([row.reference])
    },
  })

  return (
    <div ref={scroller} className={styles.scroller}>
      <NewsBar held={search.view === 'held'} onShow={() => scroller.current?.scrollTo({ top: 0 })} />
      {rows.length === 0 ? <div className={styles.empty}>{empty}</div> : null}
      <ul className={styles.rows} style={{ blockSize: lines.getTotalSize() }}>
        {drawn.map(({ index, key, start }) => {
          const row = rows[index]
          if (!row) return null
          const { reference } = row
          return (
            <li
              key={key}
              ref={lines.measureElement}
              data-index={index}
              aria-setsize={more ? -1 : rows.length}
              aria-posinset={index + 1}
              className={styles.row}
              style={{ transform: `translateY(${start}px)` }}
            >
              <InquiryLine
                row={row}
                search={search.q}
                current={reference === search.at}
                before={
                  <label className={styles.select}>
                    <input
                      type="checkbox"
                      className={styles.box}
                      checked={selected.has(reference)}
                      onChange={() => onSelect(reference)}
                      aria-label={inboxWords.select(row.name || row.email || reference)}
                    />
                  </label>
                }
                link={(content, className) => (
                  <Link
                    to="/inbox"
                    search={{ ...search, at: reference }}
                    className={className}
                    data-line={reference}
                  >
                    {content}
                  </Link>
                )}
              />
            </li>
          )
        })}
      </ul>
      {rows.length > 0 ? (
        <p className={`slate ${styles.end}`} role="status">
          {loadingMore ? inboxWords.loadingMore : more ? '' : inboxWords.end}
        </p>
      ) : null}
    </div>
  )
}

function focusLine(reference: string): boolean {
  const line = document.querySelector<HTMLElement>(`[data-line="${reference}"]`)
  line?.focus({ preventScroll: true })
  return line !== null
}
