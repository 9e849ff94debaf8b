import * as limits from '../../../domain/limits.ts'

/** From here on sonner lets go of a toast; its own constant, not a setting. */
export const sonnerSwipePx = 45

/**
 * Our swipe distance differs from sonner's, which also lets go after any quick flick. What it is told is
 * therefore all or nothing: a swipe as long as ours counts as one as long as its own, a shorter one as none.
 */
export function settleSwipe(px: number): number {
  if (!(Math.abs(px) >= limits.toast.swipePx)) return 0
  return Math.sign(px) * Math.max(Math.abs(px), sonnerSwipePx)
}

/** Runs before sonner reads the distance at the end of a swipe. */
export function settleSwipeOf({ target }: Event): void {
  const toast = target instanceof Element ? target.closest<HTMLElement>('[data-sonner-toast]') : null
  if (!toast) return
  for (const axis of ['--swipe-amount-x', '--swipe-amount-y']) {
    const px = Number.parseFloat(toast.style.getPropertyValue(axis))
    toast.style.setProperty(axis, `${settleSwipe(px)}px`)
  }
}
