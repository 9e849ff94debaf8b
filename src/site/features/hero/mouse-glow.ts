import { prefersReducedMotion } from '../../ui/reduced-motion.ts'

/** Tells the layer where the mouse is, in percent of the window, until the signal ends it. */
export function followMouse(layer: HTMLElement, signal: AbortSignal): void {
  const pointer = { x: 0, y: 0 }
  let scheduled = false

  function onMove(event: PointerEvent) {
    // Past the opening there is nothing to see of it.
    if (event.pointerType !== 'mouse' || scrollY > innerHeight) return
    pointer.x = event.clientX
    pointer.y = event.clientY
    if (!scheduled) requestAnimationFrame(draw)
    scheduled = true
  }

  function draw() {
    scheduled = false
    if (!mayGlow()) return
    layer.style.setProperty('--glow-x', percent(pointer.x, innerWidth))
    layer.style.setProperty('--glow-y', percent(pointer.y, innerHeight))
    layer.dataset.glow = ''
  }

  addEventListener('pointermove', onMove, { capture: true, passive: true, signal })
}

/** For a mouse on a calm, unforced screen only; the styles put out what glows when that changes. */
function mayGlow(): boolean {
  return (
    matchMedia('(hover: hover) and (pointer: fine)').matches &&
    !matchMedia('(forced-colors: active)').matches &&
    !document.documentElement.classList.contains('high-contrast') &&
    !prefersReducedMotion()
  )
}

function percent(place: number, size: number): string {
  return `${Math.round((place / size) * 1000) / 10}%`
}
