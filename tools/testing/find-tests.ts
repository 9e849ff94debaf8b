import { spawnSync } from 'node:child_process'
import { importsOf, readSources, type SourceFile, targetOf } from '../source-imports.ts'
import { root } from './root.ts'

/** Arguments that choose the tests of each runner; null when it has nothing to run. */
export type Selection = {
  readonly unit: readonly string[] | null
  readonly browser: readonly string[] | null
}

const folders = ['src', 'tests', 'tools', 'bench']
const isUnitTest = (path: string) => /\.test\.tsx?$/.test(path)
const isBrowserTest = (path: string) => path.endsWith('.spec.ts')

/** Tests whose file matches; if no file does, tests whose name matches. */
export async function findByPattern(pattern: string): Promise<Selection> {
  const sources = await readSources(root, folders)
  const matching = sources.filter(({ path }) => path.includes(pattern)).map(({ path }) => path)
  const unit = matching.filter(isUnitTest)
  const browser = matching.filter(isBrowserTest)
  if (unit.length + browser.length > 0) return { unit: orNull(unit), browser: orNull(browser) }
  // Files that can have such a name: loading all of them would start every server and database of the suite.
  const naming = sources.filter(({ text }) => text.includes(pattern)).map(({ path }) => path)
  const named = { unit: orNull(naming.filter(isUnitTest)), browser: orNull(naming.filter(isBrowserTest)) }
  return {
    unit: named.unit && [...named.unit, '--testNamePattern', pattern],
    browser: named.browser && [...named.browser, '--grep', pattern],
  }
}

/** Tests that the uncommitted changes can reach, and changed tests themselves. */
export async function findByChange(): Promise<Selection> {
  const { stdout } = spawnSync('git', ['status', '--porcelain', '--no-renames', '-uall'], {
    cwd: root,
    encoding: 'utf8',
  })
  const changed = stdout.split('\n').map((line) => line.slice(3))
  const reached = reachedTests(await readSources(root, folders), changed)
  return { unit: orNull(reached.unit), browser: orNull(reached.browser) }
}

function orNull(files: readonly string[]): readonly string[] | null {
  return files.length > 0 ? files : null
}

/** Journeys through the parts every page has; they run when a change reaches more than a few pages. */
const everywhere = ['pages/every-page', 'shell/menus', 'shell/navigation', 'shell/shell'].map(
  (name) => `tests/e2e/${name}.spec.ts`,
)

/** Keeps a run short: of the journeys through a changed page, those that visit the fewest pages run. */
const mostSpecs = 4
const fewPages = 3

export function reachedTests(files: readonly SourceFile[], changed: readonly string[]) {
  const importers = importersOf(files)
  const reached = new Set(changed.filter(Boolean))
  for (const path of reached) {
    // The page to show is chosen at run time: a module that imports pages does not depend on any single one.
    if (isPage(path)) continue
    for (const importer of importers.get(path) ?? []) reached.add(importer)
  }
  const specs = new Set([...reached].filter((path) => isBrowserTest(path) && path.startsWith('tests/e2e/')))
  const pages = [...reached].filter(isPage).map(keyOfPage)
  if (pages.length > fewPages) for (const spec of everywhere) specs.add(spec)
  else {
    for (const { path } of files
      .filter(({ path, text }) => path.startsWith('tests/e2e/') && pages.some((page) => visits(text, page)))
      .toSorted((one, other) => pagesIn(one.text) - pagesIn(other.text))
      .slice(0, mostSpecs))
      specs.add(path)
  }
  return { unit: [...reached].filter(isUnitTest), browser: [...specs] }
}

function importersOf(files: readonly SourceFile[]): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const { path, text } of files) {
    for (const { specifier } of importsOf(text)) {
      if (!specifier.startsWith('.')) continue
      const target = targetOf(path, specifier)
      importers.set(target, [...(importers.get(target) ?? []), path])
    }
  }
  return importers
}

function isPage(path: string): boolean {
  return /^src\/site\/pages\/[\w-]+-page\.tsx$/.test(path)
}

/** `src/site/pages/gear-list-page.tsx` is `gearList` in the list of paths. */
function keyOfPage(path: string): string {
  const name = path.slice('src/site/pages/'.length, -'-page.tsx'.length)
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function visits(text: string, page: string): boolean {
  return new RegExp(`\\bpagePaths\\.${page}\\b`).test(text)
}

function pagesIn(text: string): number {
  return new Set([...text.matchAll(/\bpagePaths\.(\w+)/g)].map(([, page]) => page)).size
}
