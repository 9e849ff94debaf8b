/** The tab that a key press moves to, or undefined for keys that the strip does not handle. */
export function tabAfterKey(
  key: string,
  index: number,
  count: number,
  rightToLeft = false,
): number | undefined {
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const backward = rightToLeft ? 'ArrowRight' : 'ArrowLeft'
  if (count === 0) return undefined
  if (key === forward) return (index + 1) % count
  if (key === backward) return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
