import type { MouseEvent } from 'react'
import * as limits from '../../../domain/limits.ts'
import { prefersReducedMotion } from '../../../ui/reduced-motion.ts'

/** A link followed in this tab closes the card; a link to a place on the same page scrolls there smoothly. */
export function followLink(event: MouseEvent<HTMLAnchorElement>, close: () => void): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const { hash, pathname } = event.currentTarget
  close()
  if (hash !== '' && pathname === location.pathname) glide()
}

/** Only makes the browser's own jump smooth; the browser still handles address, history and focus. */
function glide(): void {
  if (prefersReducedMotion()) return
  const { style } = document.documentElement
  style.scrollBehavior = 'smooth'
  setTimeout(() => {
    style.scrollBehavior = ''
  }, limits.chat.glideMs)
}
