import { useEffect, useRef } from 'react'
import { openedOpening } from '../../../content/corporate-conferences/opened.ts'
import { accessEndedToast } from '../../../content/corporate-conferences/teaser.ts'
import { anchors } from '../../../routes.ts'
import { watchAccess } from '../../features/conference-gate/watch-access.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { CalendarSection } from './calendar-section.tsx'
import { ClientSection } from './client-section.tsx'
import { ConferenceIndex } from './conference-index.tsx'
import { ContactSection } from './contact-section.tsx'
import { PackagesSection } from './packages-section.tsx'
import { RunningOrderSection } from './running-order-section.tsx'
import { ShowReportSection } from './show-report-section.tsx'

/** The page's opening while it is unlocked. */
export const content = openedOpening

type OpenedConferenceProps = {
  /** True for a visitor who has opened it just now: what they came for are the prices. */
  arrived: boolean
}

/** What the gate opens; it is never in the prerendered page. */
export function OpenedConference({ arrived }: OpenedConferenceProps) {
  const prices = useRef<HTMLHeadingElement>(null)

  useEffect(() => watchAccess(closeAgain), [])

  useEffect(() => {
    if (arrived) prices.current?.focus()
    // The browser has looked for its target before there was one.
    else if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [arrived])

  return (
    <>
      <ConferenceIndex />
      <ShowReportSection />
      <RunningOrderSection />
      <PackagesSection headingRef={prices} arrived={arrived} />
      <CalendarSection />
      <ClientSection />
      <ContactSection />
    </>
  )
}

/** What the visitor was reading is gone: back to the beginning, with a word why. */
function closeAgain(): void {
  if (document.activeElement === document.body) {
    document.getElementById(anchors.mainContent)?.focus({ preventScroll: true })
  }
  scrollTo(0, 0)
  showToast({ kind: 'info', ...accessEndedToast })
}
