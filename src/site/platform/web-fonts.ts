/** The part of `localStorage` used here; null if the browser blocks it. */
type FontStorage = Pick<Storage, 'getItem' | 'setItem'>

const storageKey = 'fonts-loaded'
const rootClass = 'fonts'

/** Runs in the head. Returning visitors have the fonts in the cache and see them at the first paint. */
export function showKnownFonts(storage: FontStorage | null): void {
  if (storage?.getItem(storageKey)) document.documentElement.classList.add(rootClass)
}

/**
 * Runs after the first paint: fetches the fonts and shows them all at once. Until then the text uses fallback
 * fonts with the same metrics, so nothing moves.
 */
export async function fetchFonts(storage: FontStorage | null): Promise<void> {
  await Promise.allSettled([...document.fonts].map((face) => face.load()))
  document.documentElement.classList.add(rootClass)
  storage?.setItem(storageKey, '1')
}
