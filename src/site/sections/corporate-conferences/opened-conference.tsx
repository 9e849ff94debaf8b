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

/** The page's opening while access is open. */
export const content = openedOpening

type OpenedConferenceProps = {
  /** True if the visitor has just passed the gate; they came for the prices. */
  arrived: boolean
}

/** The content behind the gate. It is never in the prerendered page. */
export function OpenedConference({ arrived }: OpenedConferenceProps) {
  const prices = useRef<HTMLHeadingElement>(null)

  useEffect(() => watchAccess(closeAgain), [])

  useEffect(() => {
    if (arrived) prices.current?.focus()
    // The browser looked for the target before this content existed.
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

/** The content has disappeared, so focus goes back to the start of the page and a toast explains why. */
function closeAgain(): void {
  if (document.activeElement === document.body) {
    document.getElementById(anchors.mainContent)?.focus({ preventScroll: true })
  }
  scrollTo(0, 0)
  showToast({ kind: 'info', ...accessEndedToast })
}
