import * as limits from '../../../domain/limits.ts'

/** The distance at which sonner dismisses a toast: a constant in its code, not a setting. */
export const sonnerSwipePx = 45

/**
 * Our swipe distance differs from sonner's, and sonner also dismisses a toast after any quick flick. So it
 * gets one of two values: a swipe of at least our distance is reported as at least sonner's own, and a
 * shorter one as 0.
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
