import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(source, file), 'utf8')

/** The classes that components use from each style module; `null` if a class is chosen at run time. */
const used = new Map<string, Set<string> | null>()
for (const file of globSync('**/*.tsx', { cwd: source })) {
  const text = read(file)
  const code = text.replace(/^import .*$/gm, '')
  for (const [, name = '', path = ''] of text.matchAll(/^import (\w+) from '(.+\.module\.css)'$/gm)) {
    const module = join(dirname(file), path)
    const found = [...code.matchAll(new RegExp(`(?<![\\w.])${name}\\.(\\w+)`, 'g'))].map(
      ([, each = '']) => each,
    )
    const chosen = code.includes(`${name}[`) || used.get(module) === null
    used.set(module, chosen ? null : new Set([...(used.get(module) ?? []), ...found]))
  }
}

function classesOf(module: string): Set<string> {
  const css = read(module)
    .replace(/\/\*[\s\S]*?\*\/|"[^"]*"/g, '')
    .replace(/:global\((?:[^()]|\([^()]*\))*\)/g, '')
  return new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))
}

test('style modules define the classes that components use, and no others', () => {
  const modules = globSync('**/*.module.css', { cwd: source }).filter((module) => used.get(module) !== null)
  expect(modules.length).toBeGreaterThan(100)
  for (const module of modules)
    expect([...classesOf(module)].sort(), module).toEqual([...(used.get(module) ?? [])].sort())
})
