export type KeptStorage = {
  get(key: string): string | null
  set(key: string, text: string): void
  remove(key: string): void
}

/** A storage that never fails: values that the browser refuses to store are kept in memory. */
export function createKeptStorage(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null,
): KeptStorage {
  const memory = new Map<string, string>()
  return {
    get(key) {
      const remembered = memory.get(key)
      if (remembered !== undefined) return remembered
      try {
        return storage?.getItem(key) ?? null
      } catch {
        return null
      }
    },
    set(key, text) {
      try {
        if (!storage) throw new Error('blocked')
        storage.setItem(key, text)
        memory.delete(key)
      } catch {
        memory.set(key, text)
      }
    },
    remove(key) {
      memory.delete(key)
      try {
        storage?.removeItem(key)
      } catch {}
    },
  }
}
