/**
 * Pieces of text as the body of an answer. A failure ends the connection, since a file that is cut off must not look like a whole
 * one; a body that nobody waits for any more is read no further.
 */
export function streamPieces(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(body) {
      const { value, done } = await pieces.next()
      if (done) body.close()
      else body.enqueue(encoder.encode(value))
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}
