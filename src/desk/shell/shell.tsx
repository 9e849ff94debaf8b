import { useQueryClient } from '@tanstack/react-query'
import { Link, Outlet, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { shellWords } from '../../content/desk/desk.ts'
import { anchors } from '../../routes.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { markPaths } from '../../ui/media/mark-paths.ts'
import { watchLive } from '../calls/watch-live.ts'
import { DoneBar } from '../changes/done-bar.tsx'
import { HelpDialog } from './help-dialog.tsx'
import { useMay } from './me-context.ts'
import { hearChange } from './news.ts'
import { Palette } from './palette.tsx'
import { PersonMenu } from './person-menu.tsx'
import styles from './shell.module.css'
import { refuseStrayFiles } from './stray-files.ts'
import { TabMark } from './tab-mark.tsx'
import { Troubles } from './troubles.tsx'
import { useKeys, watchPrefix } from './use-keys.ts'
import { WallClock } from './wall-clock.tsx'

/** The frame around every screen. */
export function Shell() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const seesHealth = useMay('readHealth')
  const [open, setOpen] = useState<'palette' | 'help' | null>(null)

  useEffect(() => watchLive((change) => hearChange(queries, change)), [queries])
  useEffect(watchPrefix, [])
  useEffect(refuseStrayFiles, [])
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen((shown) => (shown === 'palette' ? null : 'palette'))
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  useKeys({
    '?': () => setOpen('help'),
    'g t': () => void navigate({ to: '/' }),
    'g i': () => void navigate({ to: '/inbox' }),
    ...(seesHealth && { 'g h': () => void navigate({ to: '/health' }) }),
    '/': () => void findSearch(() => navigate({ to: '/inbox' })),
  })

  return (
    <div className={styles.shell}>
      <TabMark />
      <a href={`#${anchors.mainContent}`} className={styles.skip}>
        {shellWords.skip}
      </a>
      <header className={styles.bar} data-tone="stage">
        <Link to="/" className={styles.home}>
          <svg viewBox="0 0 48 36" className={styles.mark} aria-hidden="true">
            <path d={markPaths.corners} />
            <path d={markPaths.arch} />
            <path d={markPaths.deck} />
          </svg>
          <span className="visually-hidden">{shellWords.navigation}</span>
        </Link>
        <nav className={styles.nav} aria-label={shellWords.navigation}>
          <Link to="/" activeOptions={{ exact: true }} className={styles.place}>
            <Icon name="calendar" />
            {shellWords.today}
          </Link>
          <Link to="/inbox" activeOptions={{ includeSearch: false }} className={styles.place}>
            <Icon name="mail" />
            {shellWords.inbox}
          </Link>
        </nav>
        <WallClock />
        <button
          type="button"
          className={styles.commands}
          aria-label={shellWords.commands}
          onClick={() => setOpen('palette')}
        >
          <Icon name="search" />
          <span className={styles.commandsWord}>{shellWords.commands}</span>
          <span className={styles.kbd} aria-hidden="true">
            {shellWords.commandKeys}
          </span>
        </button>
        <PersonMenu onHelp={() => setOpen('help')} />
      </header>
      <main id={anchors.mainContent} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <div className={styles.edge}>
        <DoneBar />
        <Troubles />
      </div>
      {open === 'palette' ? <Palette onClose={() => setOpen(null)} onHelp={() => setOpen('help')} /> : null}
      <HelpDialog open={open === 'help'} onOpenChange={(shown) => setOpen(shown ? 'help' : null)} />
    </div>
  )
}

/** The inbox has the search; from anywhere else the key leads there first. */
async function findSearch(goToInbox: () => Promise<void>): Promise<void> {
  if (!document.querySelector('input[type="search"]')) await goToInbox()
  requestAnimationFrame(() => document.querySelector<HTMLInputElement>('input[type="search"]')?.select())
}
