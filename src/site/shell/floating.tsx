import './effects/effects.css'
import { useEffect, useState } from 'react'
import { ContactButton } from '../features/contact-widget/contact-button.tsx'
import { BackToTop } from './effects/back-to-top.tsx'
import { keepClear } from './effects/keep-clear.ts'
import { ReadingProgress } from './effects/reading-progress.tsx'

/** Floats above every page. All of it needs scripts, so it comes with them. */
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
