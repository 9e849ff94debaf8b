/**
 * The browser's Navigation API, or null if there is none. `'navigation' in window` is no proof, because it is
 * also true for an element with that id.
 */
export function navigationApi(): Navigation | null {
  return 'Navigation' in window ? navigation : null
}
