import { runWhile } from '../../shell/effects/run-while.ts'
import { prefersReducedMotion } from '../../ui/reduced-motion.ts'

/** Tells the layer where the mouse is, in percent of the window. For a mouse on a calm, unforced screen only. */
export function startMouseGlow(layer: HTMLElement): () => void {
  return runWhile(
    () =>
      matchMedia('(hover: hover) and (pointer: fine)').matches &&
      !matchMedia('(forced-colors: active)').matches &&
      !document.documentElement.classList.contains('high-contrast') &&
      !prefersReducedMotion(),
    () => followMouse(layer),
  )
}

function followMouse(layer: HTMLElement): () => void {
  const pointer = { x: 0, y: 0 }
  let request = 0

  function onMove(event: PointerEvent) {
    // Past the opening there is nothing to see of it.
    if (event.pointerType !== 'mouse' || scrollY > innerHeight) return
    pointer.x = event.clientX
    pointer.y = event.clientY
    request ||= requestAnimationFrame(draw)
  }

  function draw() {
    request = 0
    layer.style.setProperty('--glow-x', percent(pointer.x, innerWidth))
    layer.style.setProperty('--glow-y', percent(pointer.y, innerHeight))
    layer.dataset.glow = ''
  }

  addEventListener('pointermove', onMove, { passive: true })
  return () => {
    removeEventListener('pointermove', onMove)
    cancelAnimationFrame(request)
    delete layer.dataset.glow
  }
}

function percent(place: number, size: number): string {
  return `${Math.round((place / size) * 1000) / 10}%`
}
