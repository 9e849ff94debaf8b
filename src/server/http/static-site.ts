import { createReadStream, type Stats } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isStaffPath, staffPath } from '../../domain/desk/staff-path.ts'
import * as limits from '../../domain/limits.ts'
import { inquiryToken, notFoundPath, pagePaths } from '../../routes.ts'
import {
  baseHeaders,
  type Header,
  inertPolicy,
  type PagePolicy,
  pageHeaders,
  scriptPolicy,
} from './security-headers.ts'
import type { RenderedFileHead, SiteBundle } from './site-bundle.ts'
import {
  acceptedEncodings,
  buildEntry,
  type Encoding,
  matchesEtag,
  parseRange,
  type StaticEntry,
} from './static-entry.ts'

export type StaticSite = {
  /**
   * Answers and returns true when the path is a file of the site; otherwise leaves the response untouched.
   */
  handle(request: IncomingMessage, response: ServerResponse): boolean
  /** True for an address that exists, whatever the method. */
  has(path: string): boolean
  notFoundPage(): { readonly headers: readonly Header[]; readonly body: NonSharedBuffer }
  /**
   * Replaces files with newly rendered ones; each request sees either the whole old file or the whole new
   * one.
   */
  replace(files: readonly (RenderedFileHead & { readonly body: string })[]): Promise<void>
}

type LargeFile = {
  readonly file: string
  readonly info: Stats
  readonly headers: readonly string[]
  readonly etag: string
}

export type StaticSiteOptions = {
  readonly dist: string
  readonly bundle: SiteBundle
  readonly policy: PagePolicy
  /** How long a page rendered at runtime keeps its quick compression. */
  readonly recompressAfterMs?: number
}

/**
 * The prerendered site, held in memory with its headers prebuilt; files too large for memory are streamed.
 */
export async function loadStaticSite({
  dist,
  bundle,
  policy,
  recompressAfterMs = limits.http.recompressAfterMs,
}: StaticSiteOptions): Promise<StaticSite> {
  const folder = join(dist, 'site')
  const entries = new Map<string, StaticEntry>()
  const largeFiles = new Map<string, LargeFile>()
  const renderedNames = new Set(bundle.files.map((file) => file.name))

  const renderedEntry = (
    head: RenderedFileHead,
    body: NonSharedBuffer,
    compressed: Partial<Record<'br' | 'gzip', NonSharedBuffer>>,
  ): StaticEntry => {
    // The desk shows a letter before it is sent, on a page of its own within the page.
    const isDesk = head.path === staffPath
    return buildEntry({
      status: head.status,
      contentType: head.contentType,
      cacheControl: 'no-cache',
      headers: [
        ...baseHeaders,
        ...(head.scriptHashes.length > 0
          ? pageHeaders(head, { ...policy, ownFrames: isDesk })
          : [inertPolicy]),
        ...(isDesk ? [notIndexed] : []),
      ],
      body,
      compressed,
    })
  }

  for (const { name, ...head } of bundle.files) {
    const file = join(folder, name)
    entries.set(head.path, renderedEntry(head, await readFile(file), await readCompressed(file)))
  }
  for (const file of await listFiles(folder)) {
    const name = relative(folder, file).split(sep).join('/')
    if (renderedNames.has(name) || /\.(br|gz)$/.test(name)) continue
    const info = await stat(file)
    const source = {
      status: 200 as const,
      contentType: contentTypes[extname(name)] ?? 'application/octet-stream',
      cacheControl: name.startsWith('assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=86400',
      headers: [
        ...(name.startsWith('og/') ? shareableHeaders : baseHeaders),
        extname(name) === '.js' ? scriptPolicy : inertPolicy,
      ],
    }
    if (info.size > limits.http.inMemoryFileBytes) {
      const etag = `"${info.size.toString(36)}-${Math.round(info.mtimeMs).toString(36)}"`
      const shared = buildEntry({ ...source, body: Buffer.alloc(0), compressed: {} }).shared
      largeFiles.set(`/${name}`, { file, info, etag, headers: [...shared, 'ETag', etag] })
    } else {
      const compressed = await readCompressed(file)
      entries.set(`/${name}`, buildEntry({ ...source, body: await readFile(file), compressed }))
    }
  }

  return {
    has: (path) =>
      path !== notFoundPath && (entries.has(path) || largeFiles.has(path) || entries.has(sharedPage(path))),
    notFoundPage() {
      const entry = entries.get(notFoundPath)
      const body = entry?.variants.identity.body ?? Buffer.from('Not found')
      return { headers: pairs(entry?.shared ?? []), body }
    },
    async replace(files) {
      const fresh: [RenderedFileHead, NonSharedBuffer][] = []
      for (const { body: text, ...head } of files) {
        const body = Buffer.from(text)
        if (entries.get(head.path)?.variants.identity.body.equals(body)) continue
        entries.set(head.path, renderedEntry(head, body, await compress(body, quickly)))
        fresh.push([head, body])
      }
      // Better compression saves some pages a round trip. It runs one page at a time, well after startup.
      setTimeout(async () => {
        for (const [head, body] of fresh) {
          const compressed = await compress(body, well)
          if (entries.get(head.path)?.variants.identity.body === body) {
            entries.set(head.path, renderedEntry(head, body, compressed))
          }
        }
      }, recompressAfterMs).unref()
    },
    handle(request, response) {
      const { method } = request
      if (method !== 'GET' && method !== 'HEAD') return false
      const url = pathAndQuery(request.url ?? '/')
      const query = url.indexOf('?')
      const path = query === -1 ? url : url.slice(0, query)
      const entry = entries.get(path) ?? entries.get(sharedPage(path))
      if (entry && path !== notFoundPath) sendEntry(entry, request, response)
      else {
        const large = largeFiles.get(path)
        if (!large) return false
        sendLargeFile(large, request, response)
      }
      return true
    },
  }
}

/** All status links share one page, which then requests the inquiry; so do all addresses of the desk. */
function sharedPage(path: string): string {
  if (isStaffPath(path)) return staffPath
  return inquiryToken(path) === null ? '' : pagePaths.inquiry
}

const notIndexed: Header = ['X-Robots-Tag', 'noindex, nofollow']

/** A request line may contain a whole URL, as proxies send it; its host does not matter here. */
function pathAndQuery(target: string): string {
  if (target.charCodeAt(0) === slash) return target
  const rest = target.replace(/^https?:\/\/[^/?]*/i, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

const slash = 0x2f

function sendEntry(entry: StaticEntry, request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request
  const variant = pickVariant(entry, headers['accept-encoding'])
  const { etag, body } = variant
  const condition = headers['if-none-match']
  if (condition !== undefined && matchesEtag(condition, etag)) {
    response.writeHead(304, [...entry.shared, 'ETag', etag]).end()
    return
  }
  if (headers.range !== undefined && rangeApplies(headers['if-range'], etag)) {
    const { identity } = entry.variants
    const range = parseRange(headers.range, identity.body.length)
    if (range === 'unsatisfiable') {
      response.writeHead(416, [...entry.shared, 'Content-Range', `bytes */${identity.body.length}`]).end()
      return
    }
    if (range) {
      const part = identity.body.subarray(range.start, range.end + 1)
      const contentRange = `bytes ${range.start}-${range.end}/${identity.body.length}`
      response.writeHead(206, [
        ...entry.shared,
        'ETag',
        identity.etag,
        'Content-Range',
        contentRange,
        'Content-Length',
        String(part.length),
      ])
      response.end(request.method === 'HEAD' ? undefined : part)
      return
    }
  }
  response.writeHead(entry.status, variant.headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function sendLargeFile(large: LargeFile, request: IncomingMessage, response: ServerResponse): void {
  const { size } = large.info
  const { headers } = request
  const condition = headers['if-none-match']
  if (condition !== undefined && matchesEtag(condition, large.etag)) {
    response.writeHead(304, [...large.headers]).end()
    return
  }
  const applies = headers.range !== undefined && rangeApplies(headers['if-range'], large.etag)
  const range = applies ? parseRange(headers.range ?? '', size) : null
  if (range === 'unsatisfiable') {
    response.writeHead(416, [...large.headers, 'Content-Range', `bytes */${size}`]).end()
    return
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const extra = range ? ['Content-Range', `bytes ${start}-${end}/${size}`] : []
  response.writeHead(range ? 206 : 200, [
    ...large.headers,
    ...extra,
    'Content-Length',
    String(end - start + 1),
  ])
  if (request.method === 'HEAD') {
    response.end()
    return
  }
  // A visitor who leaves during a film is not an error.
  pipeline(createReadStream(large.file, { start, end }), response).catch(() => response.destroy())
}

function rangeApplies(ifRange: string | string[] | undefined, etag: string): boolean {
  return ifRange === undefined || ifRange === etag
}

const encodingCache = new Map<string, readonly Encoding[]>()

function pickVariant(entry: StaticEntry, accept: string | string[] | undefined) {
  const header = typeof accept === 'string' ? accept : ''
  let encodings = encodingCache.get(header)
  if (!encodings) {
    encodings = acceptedEncodings(header)
    if (encodingCache.size < 64) encodingCache.set(header, encodings)
  }
  for (const encoding of encodings) {
    const variant = entry.variants[encoding]
    if (variant) return variant
  }
  return entry.variants.identity
}

/** Other sites embed the social cards. */
const shareableHeaders = baseHeaders.filter(([name]) => name !== 'Cross-Origin-Resource-Policy')

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

function pairs(flat: readonly string[]): Header[] {
  const result: Header[] = []
  for (let index = 0; index + 1 < flat.length; index += 2)
    result.push([flat[index] ?? '', flat[index + 1] ?? ''])
  return result
}

async function listFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found.filter((item) => item.isFile()).map((item) => join(item.parentPath, item.name))
}

async function readCompressed(file: string): Promise<Partial<Record<'br' | 'gzip', NonSharedBuffer>>> {
  const read = (suffix: string) => readFile(file + suffix).catch(() => undefined)
  const [br, zipped] = await Promise.all([read('.br'), read('.gz')])
  return { ...(br && { br }), ...(zipped && { gzip: zipped }) }
}

type Effort = { readonly brotli: number; readonly gzip: number }

/**
 * For pages rendered at runtime: good enough within a millisecond at first, later the same as in the build.
 */
const quickly: Effort = { brotli: 7, gzip: 6 }
const well: Effort = { brotli: 11, gzip: 9 }

async function compress(body: Buffer, effort: Effort): Promise<Record<'br' | 'gzip', NonSharedBuffer>> {
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: effort.brotli } }),
    promisify(gzip)(body, { level: effort.gzip }),
  ])
  return { br, gzip: zipped }
}
