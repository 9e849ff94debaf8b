import { prefersReducedMotion } from '../../../ui/reduced-motion.ts'

/** The styles glide from one place to the next, so a few places a second do. */
const stepMs = 120

/** Keeps the layer's glow, which is as large as the layer, around the mouse until the signal ends it. */
export function followMouse(layer: HTMLElement, signal: AbortSignal): void {
  const glow = layer.querySelector<HTMLElement>(':scope > div')
  const pointer = { x: 0, y: 0 }
  let moved = false
  let waiting = false

  function onMove(event: PointerEvent) {
    // Past the opening there is nothing to see of it.
    if (event.pointerType !== 'mouse' || scrollY > innerHeight) return
    pointer.x = event.clientX
    pointer.y = event.clientY
    moved = true
    if (!waiting) step()
  }

  function step() {
    waiting = moved
    if (!moved) return
    moved = false
    setTimeout(step, stepMs)
    if (!glow || !mayGlow()) return
    // On the glow alone: told to the layer, it would style the lights anew as well.
    glow.style.translate = `${fromCenter(pointer.x, innerWidth)} ${fromCenter(pointer.y, innerHeight)}`
    layer.toggleAttribute('data-glow', true)
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

function fromCenter(place: number, size: number): string {
  return `${Math.round((place / size) * 1000) / 10 - 50}%`
}
