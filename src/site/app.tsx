import '../ui/styles/tokens.css'
import '../ui/styles/base.css'
import './styles/print.css'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Facts } from '../content/company/facts.ts'
import { anchors, type RenderedPath } from '../routes.ts'
import styles from './app.module.css'
import { AccessibilityButton } from './features/accessibility/accessibility-panel.tsx'
import type { PageModule } from './page-registry.ts'
import { FactsContext } from './platform/facts-context.ts'
import { late } from './sections/late.tsx'
import { type CaughtError, ErrorBoundary } from './shell/error-boundary.tsx'
import { Header, lateMenus } from './shell/header/header.tsx'
import { SkipLinks } from './shell/header/skip-links.tsx'
import { startNavigation } from './shell/navigation/navigation.ts'

const Footer = late('footer', async () => (await import('./shell/footer.tsx')).Footer, 'never')
const Floating = late('floating', async () => (await import('./shell/floating.tsx')).Floating, 'when idle')

/** The parts around every page whose code may load after the page. */
export const lateShell = [...lateMenus, Footer, Floating]

export type View = { readonly path: RenderedPath; readonly module: PageModule }

export function App({ facts, initialView }: { facts: Facts; initialView: View }) {
  const [view, setView] = useState(initialView)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    const stop = startNavigation(initialView.path, (next) => {
      // Synchronous, so the new page is in place when the browser restores the scroll position.
      flushSync(() => setView(next))
      import('./shell/navigation/sync-head.ts')
        .then(({ syncHead }) => setAnnouncement(syncHead(next.module.content, facts)))
        .catch(() => undefined)
    })
    dispatchEvent(new Event('app-ready'))
    return stop
  }, [facts, initialView])

  const { Page } = view.module
  return (
    <FactsContext value={facts}>
      <SkipLinks />
      <Header path={view.path} />
      <AccessibilityButton />
      <main id={anchors.mainContent} tabIndex={-1} className={styles.main}>
        <ErrorBoundary resetKey={view.path} onCaught={reportCaught}>
          <Page key={view.path} />
        </ErrorBoundary>
      </main>
      <Footer />
      <Floating />
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </FactsContext>
  )
}

/** Loads the reporting code only after an error: a working page does not need it. */
function reportCaught(caught: CaughtError): void {
  import('./security-log/security-reports.ts')
    .then((reports) => reports.reportCaughtError(caught))
    .catch(() => {})
}
