import './effects/effects.css'
import { useEffect } from 'react'
import { ContactButton } from '../features/contact-widget/contact-button.tsx'
import { BackToTop } from './effects/back-to-top.tsx'
import { keepClear } from './effects/keep-clear.ts'
import { ReadingProgress } from './effects/reading-progress.tsx'

/** What floats above every page. It has no part in the first paint. */
export function Floating() {
  useEffect(keepClear, [])
  return (
    <>
      <ReadingProgress />
      <BackToTop />
      <ContactButton />
    </>
  )
}
