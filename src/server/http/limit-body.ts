import type { MiddlewareHandler } from 'hono'
import type { AppContext, AppTypes } from './app-types.ts'

/**
 * Refuses bodies larger than `most` bytes. A chunked body without a length is read here and passed on as a
 * whole: Hono's own limit copies requests in a way that its Node adapter does not support.
 */
export function limitBody(most: number, refuse: (c: AppContext) => Response): MiddlewareHandler<AppTypes> {
  return async (c, next) => {
    const { raw } = c.req
    const length = raw.headers.get('Content-Length')
    if (length !== null && !raw.headers.has('Transfer-Encoding')) {
      return Number(length) > most ? refuse(c) : next()
    }
    if (!raw.body) return next()
    const read = await readUpTo(raw.body, most)
    if (read === 'too-long') return refuse(c)
    // The sender is gone, so nobody reads this answer.
    if (read === 'broken') return c.body(null, 400)
    const { url, method, headers, signal } = raw
    c.req.raw = new Request(url, { method, headers, signal, ...(read.length > 0 && { body: read }) })
    return next()
  }
}

async function readUpTo(
  body: ReadableStream<Uint8Array>,
  most: number,
): Promise<Buffer<ArrayBuffer> | 'too-long' | 'broken'> {
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return Buffer.concat(chunks)
      size += value.length
      if (size > most) return 'too-long'
      chunks.push(value)
    }
  } catch {
    return 'broken'
  }
}
