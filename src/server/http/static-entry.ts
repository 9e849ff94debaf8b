import { createHash } from 'node:crypto'
import type { Header } from './security-headers.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * A response ready to be written: a flat header array and the body, with nothing left to compute per request.
 */
export type Variant = {
  readonly etag: string
  readonly headers: string[]
  readonly body: NonSharedBuffer
}

export type StaticEntry = {
  readonly status: 200 | 404
  readonly variants: Readonly<Partial<Record<Encoding, Variant>>> & { readonly identity: Variant }
  /** The headers of a 304 and of partial content: all except length, encoding and tag. */
  readonly shared: readonly string[]
}

export type EntrySource = {
  readonly status: 200 | 404
  readonly contentType: string
  readonly cacheControl: string
  readonly headers: readonly Header[]
  readonly body: NonSharedBuffer
  readonly compressed: Readonly<Partial<Record<'br' | 'gzip', NonSharedBuffer>>>
}

export function buildEntry(source: EntrySource): StaticEntry {
  const digest = createHash('sha256').update(source.body).digest('base64url').slice(0, 16)
  const shared = [
    ...source.headers.flat(),
    'Content-Type',
    source.contentType,
    'Cache-Control',
    source.cacheControl,
    'Vary',
    'Accept-Encoding',
    // Ranges are for films and pictures; a page is too small to be resumed.
    ...(source.contentType.startsWith('text/html') ? [] : ['Accept-Ranges', 'bytes']),
  ]
  const variant = (encoding: Encoding, body: NonSharedBuffer): Variant => {
    const etag = encoding === 'identity' ? `"${digest}"` : `"${digest}-${encoding}"`
    const headers = [...shared, 'ETag', etag, 'Content-Length', String(body.length)]
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding)
    return { etag, headers, body }
  }
  const { br, gzip } = source.compressed
  return {
    status: source.status,
    shared,
    variants: {
      identity: variant('identity', source.body),
      ...(br && { br: variant('br', br) }),
      ...(gzip && { gzip: variant('gzip', gzip) }),
    },
  }
}

const preference: readonly Encoding[] = ['br', 'gzip']

/** The encodings a client accepts, best first; a quality of zero refuses one. */
export function acceptedEncodings(header: string): readonly Encoding[] {
  const accepted = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    const value = quality ? Number(quality.slice(2)) : 1
    accepted.set(name, Number.isFinite(value) ? value : 0)
  }
  const allows = (encoding: Encoding) => (accepted.get(encoding) ?? accepted.get('*') ?? 0) > 0
  return [...preference.filter(allows), 'identity']
}

export type ByteRange = { readonly start: number; readonly end: number }

/** A single byte range; several or malformed ones are ignored, which HTTP allows. */
export function parseRange(header: string, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header)
  if (!match) return null
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return null
  if (first === '') {
    const length = Number(last)
    return length === 0 ? 'unsatisfiable' : { start: Math.max(0, size - length), end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}

export function matchesEtag(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true
  return header.includes(etag) && header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
