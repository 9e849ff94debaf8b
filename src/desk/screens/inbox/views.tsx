import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useRef } from 'react'
import { inboxWords, viewWords } from '../../../content/desk/inbox.ts'
import type { InboxSearch } from '../../../domain/desk/inbox-search.ts'
import { type InboxView, inboxViews } from '../../../domain/desk/inquiry-state.ts'
import styles from './views.module.css'

/** The lists of the inbox. Search and filters stay when the view changes. */
export function Views({ search }: { search: InboxSearch }) {
  const { view: shown = 'open' } = search
  const strip = useRef<HTMLElement>(null)
  // On a narrow screen the views are a strip, whose end may be out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each view that is shown has another place
  useEffect(() => {
    const current = strip.current?.querySelector('[aria-current]')
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [shown])
  return (
    <nav ref={strip} className={styles.views} aria-label={inboxWords.views}>
      <ul className={styles.list}>
        {inboxViews.map((view) => (
          <li key={view}>
            <ViewLink view={view} search={search} current={view === shown} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type ViewLinkProps = { view: InboxView; search: InboxSearch; current: boolean }

/** Not the router's own link, which takes the address without a view for a part of every other one. */
function ViewLink({ view, search, current }: ViewLinkProps) {
  const router = useRouter()
  const { at: _, view: __, ...kept } = search
  const target = { to: '/inbox', search: view === 'open' ? kept : { ...kept, view } } as const
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
      {viewWords[view]}
    </a>
  )
}
