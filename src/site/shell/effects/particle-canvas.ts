import * as limits from '../../../domain/limits.ts'
import { prefersReducedMotion } from '../../../ui/reduced-motion.ts'
import { driftDust, linkOpacity, type Mote, moteOpacity, scatterDust } from './dust.ts'
import { runWhile } from './run-while.ts'
import { isResting, onReturn } from './watch-presence.ts'

/** Dust is out of focus anyway, so half the screen's resolution is enough, at a quarter of the cost. */
const sharpness = 0.5
const maxPixelRatio = 2
/** Dust drifts only a few pixels per second, so a third of a 60 Hz screen's frames is plenty. */
const frameMs = 1000 / 20
const longestStepMs = 100

/** Full-screen decoration above the page that cannot be clicked, focused or read aloud. */
export function startParticleCanvas(): () => void {
  return runWhile(
    () =>
      !prefersReducedMotion() &&
      !document.documentElement.classList.contains('high-contrast') &&
      !matchMedia('(forced-colors: active)').matches,
    drawDust,
  )
}

function drawDust(): () => void {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) return () => undefined
  canvas.className = 'particle-canvas'
  canvas.setAttribute('aria-hidden', 'true')
  document.body.append(canvas)

  let motes: Mote[] = []
  let width = 0
  let height = 0
  let frame = 0
  let pause: ReturnType<typeof setTimeout> | undefined
  let lastMs = 0

  function resize() {
    if (!context || (innerWidth === width && innerHeight === height)) return
    const ratio = Math.min(devicePixelRatio || 1, maxPixelRatio) * sharpness
    // A phone's address bar changes only the height; the dust then stays where it is.
    if (innerWidth !== width) motes = scatterDust(innerWidth, innerHeight, Math.random)
    width = innerWidth
    height = innerHeight
    canvas.width = Math.round(width * ratio)
    canvas.height = Math.round(height * ratio)
    context.scale(ratio, ratio)
    paintColor()
  }

  function paintColor() {
    if (!context) return
    const { color } = getComputedStyle(canvas)
    context.fillStyle = color
    context.strokeStyle = color
    context.lineWidth = 1.25
  }

  /** Waits with a timer, because a requested animation frame has a cost even if it draws nothing. */
  function scheduleNext() {
    pause = setTimeout(() => {
      frame = requestAnimationFrame(draw)
    }, frameMs)
  }

  function draw(nowMs: number) {
    pause = undefined
    if (!context) return
    driftDust(motes, width, height, Math.min(nowMs - lastMs, longestStepMs) / 1000)
    lastMs = nowMs
    context.clearRect(0, 0, width, height)
    drawLinks(context, motes)
    for (const mote of motes) {
      context.globalAlpha = moteOpacity(mote, width, height)
      context.beginPath()
      context.arc(mote.x, mote.y, mote.radius, 0, Math.PI * 2)
      context.fill()
    }
    if (!isResting()) scheduleNext()
  }

  function goOn() {
    if (pause === undefined) scheduleNext()
  }

  /** Resizing clears the canvas, so it must be drawn again. */
  function onResize() {
    resize()
    goOn()
  }

  const themes = new MutationObserver(paintColor)
  themes.observe(document.documentElement, { attributeFilter: ['class'] })
  addEventListener('resize', onResize, { passive: true })
  const stopWatching = onReturn(goOn)
  resize()
  scheduleNext()

  return () => {
    clearTimeout(pause)
    cancelAnimationFrame(frame)
    stopWatching()
    removeEventListener('resize', onResize)
    themes.disconnect()
    canvas.remove()
  }
}

function drawLinks(context: CanvasRenderingContext2D, motes: readonly Mote[]) {
  const reach = limits.particles.linkDistancePx
  let index = 0
  for (const from of motes) {
    index += 1
    for (let other = index; other < motes.length; other += 1) {
      const to = motes[other]
      if (!to) break
      const acrossX = Math.abs(from.x - to.x)
      const acrossY = Math.abs(from.y - to.y)
      if (acrossX >= reach || acrossY >= reach) continue
      context.globalAlpha = linkOpacity(Math.hypot(acrossX, acrossY))
      context.beginPath()
      context.moveTo(from.x, from.y)
      context.lineTo(to.x, to.y)
      context.stroke()
    }
  }
}
