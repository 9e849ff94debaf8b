/** Builds the site: browser bundle, prerender bundle, every page, and compressed copies of all of it. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import { build, type Manifest } from 'vite'
import { createDefaultFacts } from '../src/content/facts.ts'
import type { SiteBundle } from '../src/server/http/site-bundle.ts'
import { sonnerStyleHash } from './sonner-style-hash.ts'
import type { PageAssets } from '../src/site/shell/document.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const dist = join(root, 'dist')
const stampFile = join(dist, 'built-from')

/** Builds unless the last build was made from the same files. */
export async function buildIfNeeded(log: (line: string) => void): Promise<void> {
  const wanted = await sourceFingerprint()
  const built = await readFile(stampFile, 'utf8').catch(() => '')
  if (built === wanted) return
  log('Building the site …')
  await buildSite()
  await writeFile(stampFile, wanted)
}

async function sourceFingerprint(): Promise<string> {
  const hash = createHash('sha256')
  const folders = ['src/content', 'src/domain', 'src/site', 'public', 'tools']
  const files = ['package-lock.json', 'vite.config.ts', 'src/routes.ts']
  for (const folder of folders) files.push(...(await listFiles(join(root, folder))).map((file) => relative(root, file)))
  for (const file of files.sort()) hash.update(`${file}\0`).update(await readFile(join(root, file)))
  return hash.digest('hex')
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

async function buildSite(): Promise<void> {
  await rm(dist, { recursive: true, force: true })
  await build({ root, logLevel: 'warn' })
  await build({ root, logLevel: 'warn', build: { ssr: true } })

  const site = join(dist, 'site')
  const manifest: Manifest = JSON.parse(await readFile(join(site, 'manifest.json'), 'utf8'))
  await rm(join(site, 'manifest.json'))

  const prerender: typeof import('../src/site/prerender.tsx') = await import(
    pathToFileURL(join(dist, 'prerender/prerender.js')).href
  )
  const assets: Record<string, PageAssets> = {}
  for (const path of prerender.renderedPaths) assets[path] = await pageAssets(manifest, prerender.pageSource(path), site)

  const facts = createDefaultFacts(new Date())
  const rendered = await prerender.renderSite(facts, assets)
  const bundle: SiteBundle = { facts, assets, libraryStyleHashes: [await sonnerStyleHash()], files: [] }
  for (const { body, ...file } of rendered) {
    const name = file.contentType.startsWith('text/html') ? htmlName(file.path) : file.path.slice(1)
    await writeFile(join(site, name), body)
    bundle.files.push({ ...file, name })
  }
  await mkdir(dist, { recursive: true })
  await writeFile(join(dist, 'site-bundle.json'), JSON.stringify(bundle))
  await compressAll(site)
}

function htmlName(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** The scripts and styles one page starts with: the shared entry's and the page's own. */
async function pageAssets(manifest: Manifest, source: string, site: string): Promise<PageAssets> {
  const entry = manifest['src/site/entry-browser.tsx']
  const page = manifest[source]
  if (!entry || !page) throw new Error(`The browser build has no chunk for ${source}`)
  const hrefs = new Set<string>()
  const seen = new Set<string>()
  const collect = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const imported of chunk.imports ?? []) collect(imported)
    for (const file of chunk.css ?? []) hrefs.add(file)
  }
  collect('src/site/entry-browser.tsx')
  collect(source)
  const styles: PageAssets['styles'][number][] = []
  for (const href of hrefs) {
    styles.push({ href: `/${href}`, text: (await readFile(join(site, href), 'utf8')).trim() })
  }
  return { entry: `/${entry.file}`, page: `/${page.file}`, styles }
}

const compressible = /\.(html|js|css|svg|json|txt|xml|webmanifest|vtt)$/

async function compressAll(folder: string): Promise<void> {
  const files = (await listFiles(folder)).filter((file) => compressible.test(file))
  await Promise.all(
    files.map(async (file) => {
      const body = await readFile(file)
      const brotli = await promisify(brotliCompress)(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      })
      const zipped = await promisify(gzip)(body, { level: 9 })
      if (brotli.length < body.length) await writeFile(`${file}.br`, brotli)
      if (zipped.length < body.length) await writeFile(`${file}.gz`, zipped)
    }),
  )
}

if (import.meta.main) await buildIfNeeded(console.log)
