/** What is needed of `localStorage`; none where the browser refuses it. */
type FontStorage = Pick<Storage, 'getItem' | 'setItem'>

const storageKey = 'fonts-loaded'
const rootClass = 'fonts'

/** In the head: who has been here before has the fonts in the cache and gets them at the first paint. */
export function showKnownFonts(storage: FontStorage | null): void {
  if (storage?.getItem(storageKey)) document.documentElement.classList.add(rootClass)
}

/**
 * After the first paint: fetches the faces and shows them all at once. Until then the text stands in faces of
 * the same measure, so nothing moves.
 */
export async function fetchFonts(storage: FontStorage | null): Promise<void> {
  await Promise.allSettled([...document.fonts].map((face) => face.load()))
  document.documentElement.classList.add(rootClass)
  storage?.setItem(storageKey, '1')
}
