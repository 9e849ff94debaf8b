const reducedMotionQuery = '(prefers-reduced-motion: reduce)'

/** True when the visitor asked for stillness, here in the panel or in the system. */
export function prefersReducedMotion(): boolean {
  return (
    document.documentElement.classList.contains('reduce-motion') || matchMedia(reducedMotionQuery).matches
  )
}
