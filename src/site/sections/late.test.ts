import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const site = join(import.meta.dirname, '..')
const neverWoken = /import\('(\.\.?\/[\w./-]+\.tsx)'\)\)\.\w+(?:\([\w.]+\))?,\s*'never'/g

/** Hooks that only read values that exist from the start. */
const harmless = new Set(['useFacts', 'useId', 'usePublished'])

async function livingParts(file: string, seen = new Set<string>()): Promise<string[]> {
  if (seen.has(file)) return []
  seen.add(file)
  const text = await readFile(file, 'utf8')
  const hooks = [...text.matchAll(/\b(use[A-Z]\w*)\(/g)].map(([, name = '']) => name)
  const handlers = [...text.matchAll(/\bon[A-Z]\w*=\{/g)].map(([name]) => name)
  const dialogs = [...text.matchAll(/<Closing\b[^>]*\bdialog=/g)].map(([part]) => part)
  const living = [...hooks.filter((name) => !harmless.has(name)), ...handlers, ...dialogs]
  const found = living.map((part) => `${file}: ${part}`)
  for (const [, imported = ''] of text.matchAll(/from '(\.[\w./-]+\.tsx)'/g)) {
    // It needs scripts only if it has a dialog to open.
    if (imported.endsWith('/closing.tsx')) continue
    found.push(...(await livingParts(join(dirname(file), imported), seen)))
  }
  return found
}

test('a section that is never hydrated contains nothing that needs scripts', async () => {
  const sections: string[] = []
  for (const file of globSync(['pages/*-page.tsx', 'app.tsx', 'shell/header/header.tsx'], { cwd: site })) {
    const text = await readFile(join(site, file), 'utf8')
    for (const [, imported = ''] of text.matchAll(neverWoken)) {
      sections.push(join(site, dirname(file), imported))
    }
  }
  expect(sections.length).toBeGreaterThan(40)
  for (const section of sections) expect(await livingParts(section), section).toEqual([])
})
