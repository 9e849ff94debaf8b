import { prefersReducedMotion } from '../../../ui/reduced-motion.ts'
import { onTopLayerChange, raise } from '../../platform/top-layer.ts'
import { aimFrame, aimSelector, easeFrame, type Frame, nativeSelector, pieceUnder } from './cursor-aim.ts'
import { runWhile } from './run-while.ts'

/** The side of a bracket's square; effects.css has the same number. */
const bracketPx = 9

/**
 * Replaces the mouse pointer with a viewfinder's autofocus brackets. Only for a mouse, and not with reduced
 * motion, high contrast or forced colors.
 */
export function startCursor(): () => void {
  return runWhile(
    () =>
      matchMedia('(hover: hover) and (pointer: fine)').matches &&
      !matchMedia('(forced-colors: active)').matches &&
      !document.documentElement.classList.contains('high-contrast') &&
      !prefersReducedMotion(),
    followMouse,
  )
}

function followMouse(): () => void {
  const root = document.documentElement
  const { cursor, dot, finder, brackets } = buildCursor()
  const pointer = { x: 0, y: 0 }
  const frame: Frame = { left: 0, top: 0, right: 0, bottom: 0 }
  let seen: Element | null = null
  let target: Element | null = null
  let awake = false
  let pressed = false
  let moved = false
  let opened = ''
  let request = 0
  let lastMs = 0

  function wake() {
    awake = true
    root.classList.add('has-cursor')
    document.body.append(cursor)
    raise(cursor)
    Object.assign(frame, aimFrame(pointer, null, false))
  }

  function sleep() {
    if (!awake) return
    awake = false
    cancelAnimationFrame(request)
    request = 0
    root.classList.remove('has-cursor')
    cursor.remove()
  }

  function lookAt(element: Element | null) {
    if (element === seen) return
    seen = element
    const next = element?.closest(`${nativeSelector}, ${aimSelector}`) ?? null
    const native = next?.matches(nativeSelector) ?? false
    target = native || next?.matches(':disabled') ? null : next
    cursor.dataset.state = native
      ? 'away'
      : !target
        ? 'free'
        : hasOwnBrackets(target)
          ? 'handed-over'
          : 'locked'
    // The cursor takes the tone of the band it is over, so it is visible on paper and on stage.
    cursor.dataset.tone = element?.closest<HTMLElement>('[data-tone]')?.dataset.tone ?? 'paper'
  }

  function onMove(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return sleep()
    pointer.x = event.clientX
    pointer.y = event.clientY
    if (!awake) wake()
    lookAt(event.target instanceof Element ? event.target : null)
    schedule()
  }

  function onPress(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return sleep()
    pressed = event.type === 'pointerdown'
    cursor.toggleAttribute('data-pressed', pressed)
    schedule()
  }

  function onScroll() {
    moved = true
    schedule()
  }

  function onLeave() {
    cursor.dataset.state = 'away'
    seen = null
    target = null
  }

  function schedule() {
    if (awake) request ||= requestAnimationFrame(draw)
  }

  function draw(nowMs: number) {
    request = 0
    const passedMs = Math.min(nowMs - lastMs, 34)
    lastMs = nowMs
    if (moved) {
      moved = false
      if (cursor.dataset.state !== 'away') lookAt(document.elementFromPoint(pointer.x, pointer.y))
    }
    const around = target?.isConnected ? pieceUnder(target.getClientRects(), pointer) : null
    const arrived = easeFrame(frame, aimFrame(pointer, around, pressed), passedMs)
    dot.style.transform = `translate(${pointer.x}px, ${pointer.y}px)`
    finder.style.transform = `translate(${frame.left}px, ${frame.top}px)`
    open(Math.round(frame.right - frame.left) - bracketPx, Math.round(frame.bottom - frame.top) - bracketPx)
    if (!arrived) schedule()
  }

  /** While the frame only follows the mouse, its size and the brackets inside it do not change. */
  function open(width: number, height: number) {
    const size = `${width} ${height}`
    if (size === opened) return
    opened = size
    brackets.forEach((bracket, index) => {
      bracket.style.translate = `${index % 2 === 0 ? 0 : width}px ${index < 2 ? 0 : height}px`
    })
  }

  const ended = new AbortController()
  const passive = { passive: true, capture: true, signal: ended.signal }
  addEventListener('pointermove', onMove, passive)
  // An iframe swallows pointer moves, but entering it is noticed.
  addEventListener('pointerover', onMove, passive)
  addEventListener('pointerdown', onPress, passive)
  addEventListener('pointerup', onPress, passive)
  addEventListener('pointercancel', onPress, passive)
  addEventListener('scroll', onScroll, passive)
  root.addEventListener('pointerleave', onLeave, { signal: ended.signal })
  const leaveTopLayer = onTopLayerChange(
    () => awake && raise(cursor),
    (element) => element === cursor,
  )

  return () => {
    ended.abort()
    leaveTopLayer()
    sleep()
  }
}

/** Over a button that draws its own brackets, the cursor hides its brackets. */
function hasOwnBrackets(element: Element): boolean {
  const { content, maskImage } = getComputedStyle(element, '::after')
  return content !== 'none' && maskImage !== 'none' && maskImage !== ''
}

function buildCursor() {
  const cursor = document.createElement('div')
  cursor.className = 'cursor'
  cursor.popover = 'manual'
  cursor.setAttribute('aria-hidden', 'true')
  const dot = document.createElement('i')
  const finder = document.createElement('div')
  const brackets = Array.from({ length: 4 }, () => document.createElement('i'))
  finder.append(...brackets)
  cursor.append(dot, finder)
  return { cursor, dot, finder, brackets }
}
