import './effects/effects.css'
import { useEffect, useState } from 'react'
import { ContactButton } from '../features/contact-widget/contact-button.tsx'
import { BackToTop } from './effects/back-to-top.tsx'
import { keepClear } from './effects/keep-clear.ts'
import { ReadingProgress } from './effects/reading-progress.tsx'

/** Elements that float above every page. They all need scripts, so they are not prerendered. */
export function Floating() {
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return alive ? <Floats /> : null
}

function Floats() {
  useEffect(keepClear, [])
  return (
    <>
      <ReadingProgress />
      <BackToTop />
      <ContactButton />
    </>
  )
}
