import { useEffect } from 'react'
import { corporateConferences } from '../../content/pages/corporate-conferences.ts'
import { anchors } from '../../routes.ts'
import { watchAccess } from '../features/lead-gate/watch-access.ts'
import { StagePlot } from '../sections/corporate-conferences/stage-plot.tsx'
import { loadGate, prepareOpened, useOpened } from '../sections/corporate-conferences/use-opened.ts'
import { late } from '../sections/late.tsx'
import { Opening } from '../sections/opening.tsx'
import { showToast } from '../shell/toasts.ts'

export const content = corporateConferences

// The gate is what the page is for: it does not wait to be seen.
const Teaser = late(
  'conference-teaser',
  async () => (await import('../sections/corporate-conferences/teaser-section.tsx')).TeaserSection,
  'when idle',
)

/** What follows the opening: the teaser, or for whoever has access what it advertises. */
const BehindTheGate = Object.assign(
  function BehindTheGate() {
    const { opened, arrived } = useOpened()
    return opened ? <opened.OpenedConference arrived={arrived} /> : <Teaser />
  },
  {
    async prepare() {
      if (!(await prepareOpened())) await Teaser.prepare()
    },
  },
)

export const lateSections = [BehindTheGate]

export function Page() {
  const { opened } = useOpened()

  useEffect(() => watchAccess(closeAgain), [])

  return (
    <>
      <Opening
        content={opened ? opened.content : content}
        dialog={opened ? undefined : loadGate}
        art={<StagePlot />}
      />
      <BehindTheGate />
    </>
  )
}

/** What the visitor was reading is gone: back to the beginning, with a word why. */
function closeAgain(): void {
  if (document.activeElement === document.body) {
    document.getElementById(anchors.mainContent)?.focus({ preventScroll: true })
  }
  scrollTo(0, 0)
  import('../../content/corporate-conferences/teaser.ts').then(
    ({ accessEndedToast }) => showToast({ kind: 'info', ...accessEndedToast }),
    () => undefined,
  )
}
