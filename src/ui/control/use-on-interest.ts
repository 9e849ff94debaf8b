import { type ComponentType, useState } from 'react'

/**
 * Loads a component's code when the pointer or focus first reaches its control. `Loaded` is null until then.
 * `prepare` can be called again after it fails, for example offline.
 */
export function useOnInterest<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)

  async function prepare(): Promise<void> {
    if (Loaded) return
    const loaded = await load()
    setLoaded(() => loaded)
  }
  // A failure here is ignored: the click tries again and handles the error.
  const anticipate = () => void prepare().catch(() => undefined)

  return { Loaded, prepare, interest: { onPointerEnter: anticipate, onFocus: anticipate } }
}
