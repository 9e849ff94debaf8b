export type ByteReader = {
  /** Exactly that many bytes; fewer only at the end. */
  take(count: number): Promise<Buffer>
}

/** Reads pieces of any size from a stream, whatever sizes it arrives in. */
export function createByteReader(source: AsyncIterable<Uint8Array>): ByteReader {
  const iterator = source[Symbol.asyncIterator]()
  let held: Uint8Array[] = []
  let size = 0
  return {
    async take(count) {
      while (size < count) {
        const { done, value } = await iterator.next()
        if (done) break
        held.push(value)
        size += value.length
      }
      const all = held.length === 1 && held[0] ? held[0] : Buffer.concat(held)
      const rest = all.subarray(count)
      held = rest.length > 0 ? [rest] : []
      size = rest.length
      const taken = all.subarray(0, count)
      return Buffer.from(taken.buffer, taken.byteOffset, taken.length)
    },
  }
}
