/** Builds the site: browser bundle, prerender bundle, every page, and compressed copies of all of it. */
import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build, type Manifest, type ManifestChunk } from 'vite'
import { createDefaultFacts } from '../src/content/company/facts.ts'
import { renderDeskDocument } from '../src/desk/document.ts'
import { staffPath } from '../src/domain/desk/staff-path.ts'
import type { RenderedFileHead, SiteBundle } from '../src/server/http/site-bundle.ts'
import type { SiteAssets } from '../src/site/prerender.tsx'
import { sourceFingerprint } from './build-if-needed.ts'
import { bundleInlineScript } from './bundle-inline-script.ts'
import { listLicenses, writeLicenses } from './list-licenses.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const dist = join(root, 'dist')

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

async function buildSite(): Promise<void> {
  await rm(dist, { recursive: true, force: true })
  await build({ root, logLevel: 'warn' })
  await build({ root, logLevel: 'warn', build: { ssr: 'src/site/prerender.tsx' } })

  const site = join(dist, 'site')
  const manifest: Manifest = JSON.parse(await readFile(join(site, 'manifest.json'), 'utf8'))
  await rm(join(site, 'manifest.json'))

  const prerender: typeof import('../src/site/prerender.tsx') = await import(
    pathToFileURL(join(dist, 'prerender/prerender.js')).href
  )
  const assets = await collectAssets(
    manifest,
    prerender.renderedPaths.map((path) => [path, prerender.pageSource(path)]),
    site,
  )

  const facts = createDefaultFacts(new Date())
  const rendered = await prerender.renderSite(facts, assets)
  const bundle: SiteBundle = { facts, assets, files: [] }
  for (const { body, ...file } of rendered) {
    const name = file.contentType.startsWith('text/html') ? htmlName(file.path) : file.path.slice(1)
    await mkdir(dirname(join(site, name)), { recursive: true })
    await writeFile(join(site, name), body)
    bundle.files.push({ ...file, name })
  }
  bundle.files.push(await buildDesk(site))
  const fonts = await readFile(join(root, 'src/ui/styles/fonts/LICENSES.txt'), 'utf8')
  await writeFile(join(site, 'licenses.txt'), `${writeLicenses(await listLicenses())}\n${fonts}`)
  await mkdir(dist, { recursive: true })
  await writeFile(join(dist, 'site-bundle.json'), JSON.stringify(bundle))
  await compressAll(site)
  await writeFile(join(dist, 'built-from'), await sourceFingerprint())
}

/** Builds the staff desk beside the site, and its one document, which depends on no facts. */
async function buildDesk(site: string): Promise<RenderedFileHead & { readonly name: string }> {
  await build({ root, logLevel: 'warn', mode: 'desk' })
  const built = join(dist, 'desk')
  const manifest: Manifest = JSON.parse(await readFile(join(built, 'manifest.json'), 'utf8'))
  const entryKey = 'src/desk/entry-desk.tsx'
  const scripts = chunksOf(manifest, [entryKey]).map(({ file }) => `/${file}`)
  const themeScript = await bundleInlineScript(join(root, 'src/desk/boot/theme-script.ts'))
  const name = htmlName(staffPath)
  await cp(join(built, 'assets'), join(site, 'assets'), { recursive: true })
  await rm(built, { recursive: true })
  const styles = stylesOf(manifest, [entryKey])
  await writeFile(join(site, name), renderDeskDocument({ scripts, styles, themeScript }))
  const hash = createHash('sha256').update(themeScript).digest('base64')
  return {
    path: staffPath,
    name,
    status: 200,
    contentType: 'text/html; charset=utf-8',
    scriptHashes: [`sha256-${hash}`],
    styleHashes: [],
  }
}

function htmlName(path: string): string {
  return `${path.slice(1) || 'index'}.html`
}

/** The scripts and styles each page starts with: those of the shared entry and its own. */
async function collectAssets(
  manifest: Manifest,
  pages: readonly (readonly [path: string, source: string])[],
  site: string,
): Promise<SiteAssets> {
  const entryKey = 'src/site/entry-browser.tsx'
  const sheets: Record<string, string> = {}
  const starts: Record<string, SiteAssets['pages'][string]> = {}
  const pageSources = new Set(pages.map(([, source]) => source))
  for (const [path, source] of pages) {
    const entry = manifest[entryKey]
    const page = manifest[source]
    const react = Object.values(manifest).find(({ name }) => name === 'react')
    if (!entry || !page || !react) throw new Error(`The browser build has no chunk for ${source}`)
    const styles = stylesOf(manifest, [entryKey, source])
    const late = lateImports(manifest, [entryKey, source]).filter((key) => !pageSources.has(key))
    const parts = stylesOf(manifest, late).filter((href) => !styles.includes(href))
    for (const href of [...styles, ...parts])
      sheets[href] ??= (await readFile(join(site, href), 'utf8')).trim()
    starts[path] = {
      react: `/${react.file}`,
      entry: `/${entry.file}`,
      page: `/${page.file}`,
      styles,
      sheet: { href: await joinSheets(parts, sheets, site), parts },
    }
  }
  return { sheets, pages: starts }
}

/** Joins the sheets into one, because each one costs a request. */
async function joinSheets(
  hrefs: readonly string[],
  sheets: Readonly<Record<string, string>>,
  site: string,
): Promise<string> {
  const text = hrefs.map((href) => sheets[href]).join('')
  const href = `/assets/late-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`
  await writeFile(join(site, href), text)
  return href
}

/** The sections, menus and dialogs that a page and the shell import when they are needed. */
function lateImports(manifest: Manifest, keys: readonly string[]): string[] {
  return chunksOf(manifest, keys).flatMap((chunk) => chunk.dynamicImports ?? [])
}

/** In cascade order: the styles of a chunk's imports come before its own. */
function stylesOf(manifest: Manifest, keys: readonly string[]): string[] {
  const hrefs = chunksOf(manifest, keys).flatMap((chunk) => chunk.css ?? [])
  return [...new Set(hrefs.map((href) => `/${href}`))]
}

function chunksOf(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): ManifestChunk[] {
  return keys.flatMap((key) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return []
    seen.add(key)
    return [...chunksOf(manifest, chunk.imports ?? [], seen), chunk]
  })
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

await buildSite()
