/**
 * The browser's Navigation API, null where there is none. That `navigation` is in the window proves nothing: an element
 * with that id is there by its name.
 */
export function navigationApi(): Navigation | null {
  return 'Navigation' in window ? navigation : null
}
