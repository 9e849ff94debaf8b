import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { inboxWords, viewWords } from '../../../content/desk/inbox.ts'
import { type InboxSearch, isNarrowed } from '../../../domain/desk/inbox-search.ts'
import { Button } from '../../../ui/control/button.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { useChanges } from '../../changes/use-changes.ts'
import { inboxQuery } from '../../queries/desk-queries.ts'
import { companyZone } from '../../session/company-zone.ts'
import { useScreenTitle } from '../../shell/tab-mark.tsx'
import { useKeys } from '../../shell/use-keys.ts'
import { useCell } from '../../state/cell.ts'
import { BulkBar } from './bulk-bar.tsx'
import { FilterBar } from './filter-bar.tsx'
import { InboxList } from './inbox-list.tsx'
import styles from './inbox-screen.module.css'
import { ReadingPane } from './reading-pane.tsx'
import { Views } from './views.tsx'

const route = getRouteApi('/inbox')
const noneSelected: ReadonlySet<string> = new Set()

/** Every inquiry: views, search and filters in the address, the list, and the inquiry that is open. */
export function InboxScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const list = useInfiniteQuery(inboxQuery(search, useCell(companyZone)))
  const rows = useMemo(() => list.data?.pages.flatMap(({ inquiries }) => inquiries) ?? [], [list.data])
  const [selected, setSelected] = useState(noneSelected)
  const { markUnread } = useChanges()
  const { view = 'open', at } = search

  useScreenTitle(viewWords[view], inboxWords.title)

  const open = (reference: string | undefined) =>
    void navigate({ search: ({ at: _, ...rest }) => (reference ? { ...rest, at: reference } : rest) })
  const select = (reference: string) =>
    setSelected((before) => {
      const after = new Set(before)
      if (!after.delete(reference)) after.add(reference)
      return after
    })

  function close(): void {
    open(undefined)
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-line="${at}"]`)?.focus())
  }
  /** An inquiry that is still open would be read again with its next change. */
  function putBack(references: readonly string[]): void {
    setSelected(noneSelected)
    if (at && references.includes(at)) close()
    void markUnread(references)
  }

  useKeys({
    Escape: () => {
      if (selected.size > 0) setSelected(noneSelected)
      else if (at) close()
    },
  })

  return (
    <div className={styles.screen} data-reading={at ? '' : undefined}>
      <h1 className="visually-hidden">{inboxWords.title}</h1>
      <Views search={search} />
      <section className={styles.list} aria-label={inboxWords.list}>
        <FilterBar search={search} />
        {selected.size > 0 ? (
          <BulkBar
            rows={rows.filter(({ reference }) => selected.has(reference))}
            shown={rows.length}
            onAll={() => setSelected(new Set(rows.map(({ reference }) => reference)))}
            onUnread={putBack}
            onDone={() => setSelected(noneSelected)}
          />
        ) : null}
        {list.error && !list.data ? (
          <div className={styles.state}>
            <EmptyState
              headingLevel={2}
              title={inboxWords.failed.title}
              action={<Button onClick={() => void list.refetch()}>{inboxWords.failed.action}</Button>}
            >
              <p>{inboxWords.failed.text}</p>
            </EmptyState>
          </div>
        ) : list.isPending ? (
          <div className={styles.state}>
            <Skeleton label={inboxWords.loading} variant="row" count={8} />
          </div>
        ) : (
          <InboxList
            key={JSON.stringify({ ...search, at: undefined })}
            rows={rows}
            search={search}
            more={list.hasNextPage}
            loadingMore={list.isFetchingNextPage}
            onMore={() => void list.fetchNextPage()}
            selected={selected}
            onSelect={select}
            onUnread={putBack}
            onOpen={open}
            empty={<Empty search={search} />}
          />
        )}
      </section>
      <section className={styles.pane} aria-label={inboxWords.pane}>
        <ReadingPane reference={at} search={search.q} onUnread={putBack} onClose={() => open(undefined)} />
      </section>
    </div>
  )
}

function Empty({ search }: { search: InboxSearch }) {
  const navigate = route.useNavigate()
  const { view = 'open' } = search
  const { noHits, empty } = inboxWords
  if (!isNarrowed(search)) {
    return (
      <EmptyState headingLevel={2} title={empty[view].title}>
        <p>{empty[view].text}</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      headingLevel={2}
      title={noHits.title}
      action={
        <>
          {view === 'all' ? null : (
            <Button
              variant="quiet"
              onClick={() => void navigate({ search: (before) => ({ ...before, view: 'all' }) })}
            >
              {noHits.everywhere}
            </Button>
          )}
          <Button
            variant="plain"
            onClick={() => void navigate({ search: search.view ? { view: search.view } : {} })}
          >
            {noHits.clear}
          </Button>
        </>
      }
    >
      <p>{noHits.text}</p>
    </EmptyState>
  )
}
