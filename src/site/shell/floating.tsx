import './effects/effects.css'
import { ContactButton } from '../features/contact-widget/contact-button.tsx'
import { BackToTop } from './effects/back-to-top.tsx'
import { ReadingProgress } from './effects/reading-progress.tsx'

/** What floats above every page. It has no part in the first paint. */
export function Floating() {
  return (
    <>
      <ReadingProgress />
      <BackToTop />
      <ContactButton />
    </>
  )
}
