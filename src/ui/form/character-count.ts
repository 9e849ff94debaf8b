/** The remainder is read aloud when this share of the limit is left; more announcements would be noise. */
const announcedShares = [0.2, 0.1, 0.05, 0] as const

/** The remainder to read aloud. It stays the same between two thresholds, so a live region stays quiet. */
export function announcedRemainder(length: number, maxLength: number): number | undefined {
  const remaining = Math.max(0, maxLength - length)
  const passed = announcedShares.filter((share) => remaining <= maxLength * share).at(-1)
  return passed === undefined ? undefined : Math.floor(maxLength * passed)
}
