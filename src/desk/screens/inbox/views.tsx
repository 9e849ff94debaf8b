import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { inboxWords, viewWords } from '../../../content/desk/inbox.ts'
import { countText, savedViewWords as words } from '../../../content/desk/views.ts'
import { parseQuery } from '../../../domain/desk/address-words.ts'
import { type InboxSearch, readInboxSearch, savedQuery } from '../../../domain/desk/inbox-search.ts'
import { countedViews, inboxViews } from '../../../domain/desk/inquiry-state.ts'
import { countsQuery, viewsQuery } from '../../queries/desk-queries.ts'
import { SaveView } from './save-view.tsx'
import styles from './views.module.css'

/** The lists of the inbox, with how much waits in them, and below them those that staff saved. */
export function Views({ search }: { search: InboxSearch }) {
  const { data: counts } = useQuery(countsQuery)
  const { data: saved = [] } = useQuery(viewsQuery)
  const query = savedQuery(search)
  const opened = saved.find((view) => view.query === query)
  const current = opened?.id ?? search.view ?? 'open'
  // Search and filters stay when the view changes; those of a saved view go with it.
  const { at: _, view: __, ...kept } = opened ? {} : search
  const strip = useRef<HTMLElement>(null)
  // On a narrow screen the views are a strip, whose end may be out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever another view is shown, though it reads only the page
  useEffect(() => {
    const shown = strip.current?.querySelector('[aria-current]')
    shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  return (
    <nav ref={strip} className={styles.views} aria-label={inboxWords.views}>
      <ul className={styles.list}>
        {inboxViews.map((view) => {
          const counted = countedViews.find((each) => each === view)
          return (
            <li key={view}>
              <ViewLink search={view === 'open' ? kept : { ...kept, view }} current={current === view}>
                <span className={styles.name}>{viewWords[view]}</span>
                {counted ? (
                  <span className={`slate ${styles.mark} ${styles.count}`}>
                    {counts ? countText(counts[counted]) : null}
                  </span>
                ) : null}
              </ViewLink>
            </li>
          )
        })}
      </ul>
      {saved.length > 0 ? (
        <>
          <h2 className={`slate ${styles.heading}`}>{words.heading}</h2>
          <ul className={styles.list}>
            {saved.map((view) => (
              <li key={view.id}>
                <ViewLink search={readInboxSearch(parseQuery(view.query))} current={view === opened}>
                  <span className={styles.name}>{view.name}</span>
                  {view.shared ? <span className={`slate ${styles.mark}`}>{words.shared}</span> : null}
                </ViewLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <SaveView search={search} opened={opened} />
    </nav>
  )
}

type ViewLinkProps = { search: InboxSearch; current: boolean; children: ReactNode }

/** Not the router's own link, which takes the address without a view for a part of every other one. */
function ViewLink({ search, current, children }: ViewLinkProps) {
  const router = useRouter()
  const target = { to: '/inbox', search } as const
  function follow(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void router.navigate(target)
  }
  return (
    <a
      href={router.buildLocation(target).href}
      className={styles.view}
      aria-current={current ? 'page' : undefined}
      onClick={follow}
    >
      {children}
    </a>
  )
}
