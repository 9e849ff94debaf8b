import { type ComponentType, useState } from 'react'

/**
 * A component whose code is loaded at the first sign of interest: `Loaded` is null until then. A `prepare` that
 * fails, as it does offline, may be repeated.
 */
export function useOnInterest<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)

  async function prepare(): Promise<void> {
    if (Loaded) return
    const loaded = await load()
    setLoaded(() => loaded)
  }
  // Where it cannot be had now, the click will tell.
  const anticipate = () => void prepare().catch(() => undefined)

  return { Loaded, prepare, interest: { onPointerEnter: anticipate, onFocus: anticipate } }
}
