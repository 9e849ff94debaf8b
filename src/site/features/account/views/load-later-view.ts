type Later = typeof import('./later-view.tsx')

let later: Later | undefined

/** Loaded separately, because few visitors need more than the first form. */
export async function loadLaterView(): Promise<void> {
  later ??= await import('./later-view.tsx')
}

/** Undefined until the code has loaded. */
export function laterView(): Later | undefined {
  return later
}
