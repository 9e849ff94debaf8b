import { prefersReducedMotion } from '../../../ui/reduced-motion.ts'

/** A CSS transition moves the glow between positions, so a few positions per second are enough. */
const stepMs = 120

/** Keeps the glow, which is as large as the layer, centered on the mouse until the signal aborts. */
export function followMouse(layer: HTMLElement, signal: AbortSignal): void {
  const glow = layer.querySelector<HTMLElement>(':scope > div')
  const pointer = { x: 0, y: 0 }
  let moved = false
  let waiting = false

  function onMove(event: PointerEvent) {
    // Below the opening, the glow is out of view.
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
    // Set on the glow only: a style on the layer would also restyle the lights.
    glow.style.translate = `${fromCenter(pointer.x, innerWidth)} ${fromCenter(pointer.y, innerHeight)}`
    layer.toggleAttribute('data-glow', true)
  }

  addEventListener('pointermove', onMove, { capture: true, passive: true, signal })
}

/** Only with a mouse and without reduced motion, high contrast or forced colors; CSS also hides it then. */
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
