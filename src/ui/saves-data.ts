declare global {
  interface Navigator {
    /** Only some browsers say how they are connected. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  }
}

const slow = ['slow-2g', '2g', '3g']

/** True when the visitor asks for less data, or the connection is too slow for films that nobody asked for. */
export function savesData(): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {}
  return saveData || slow.includes(effectiveType)
}
