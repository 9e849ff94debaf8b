type Later = typeof import('./later-view.tsx')

let later: Later | undefined

/** Few visitors need more than the form that the page begins with. */
export async function loadLaterView(): Promise<void> {
  later ??= await import('./later-view.tsx')
}

/** Undefined until it is loaded. */
export function laterView(): Later | undefined {
  return later
}
