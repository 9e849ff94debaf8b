import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Facts } from '../content/company/facts.ts'
import { pageAt } from '../routes.ts'
import { mayCount } from './analytics/track.ts'
import { keepFirstPage } from './analytics/visit-source.ts'
import { App } from './app.tsx'
import { watchAccount } from './features/account/session/account-store.ts'
import { loadPage } from './page-registry.ts'
import { keepFormAtHand } from './platform/navigation/form-at-hand.ts'
import { keepPlace } from './platform/navigation/place-on-page.ts'
import { nameLoadedSheets } from './shell/boot/loaded-sheets.ts'
import { startEffects } from './shell/effects/start-effects.ts'
import { startWatching } from './start-watching.ts'

async function hydrate() {
  const root = document.getElementById('root')
  const text = document.getElementById('facts')?.textContent
  if (!root || !text) return
  const facts: Facts = JSON.parse(text)
  nameLoadedSheets()
  keepFormAtHand()
  keepFirstPage()
  const path = pageAt(location.pathname)
  const module = await loadPage(path)
  // In a transition, React hydrates in slices, so a slow phone stays responsive.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <App facts={facts} initialView={{ path, module }} />
      </StrictMode>,
    )
  })
  keepPlace()
  watchAccount()
  startWatching()
  startEffects()
  if (facts.analyticsTag && mayCount(navigator)) {
    const { addExternalTag } = await import('./shell/external-tag.ts')
    addExternalTag(facts.analyticsTag)
  }
}

hydrate()
