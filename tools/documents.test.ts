import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './testing/root.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const documents = [...readdirSync(root), ...readdirSync(join(root, 'docs'), { recursive: true }).map(inDocs)]
  .filter((path) => path.endsWith('.md'))
  .map((path) => ({ path, text: read(path) }))
const readme = read('README.md')
const scripts: Readonly<Record<string, string>> = JSON.parse(read('package.json')).scripts

function inDocs(path: string | Buffer): string {
  return join('docs', path.toString())
}

/** Each match with the document it stands in, so that a failure says where to look. */
function everywhere(pattern: RegExp): { path: string; found: string }[] {
  return documents.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map((match) => ({ path, found: match[1] ?? '' })),
  )
}

function headingIds(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

test('every npm command that a document names exists', () => {
  const named = everywhere(/\bnpm run ([a-z][a-z:-]*)/g)
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter(({ found }) => !Object.hasOwn(scripts, found))).toEqual([])
})

test('every npm command is in the README', () => {
  const missing = Object.keys(scripts).filter((name) => !new RegExp(`npm (run )?${name}\\b`).test(readme))
  expect(missing).toEqual([])
})

test('every file and folder of the project that a document names exists', () => {
  const folders = 'src|tools|tests|bench|docs|operations|public|\\.github'
  const named = everywhere(new RegExp(`\`((?:${folders})/[^\`\\s*…]*)\``, 'g'))
  // A name in capitals, or French in the guide to languages, stands for what the reader makes.
  const real = named.filter(({ found }) => !/[A-Z]{3}|french|[{}<>]/.test(found.replace('README', '')))
  expect(real.length).toBeGreaterThan(60)
  expect(real.filter(({ found }) => !existsSync(join(root, found)))).toEqual([])
})

test('every link between documents leads to a file, and to a heading in it', () => {
  const links = everywhere(/\]\(((?!https?:|mailto:)[^)\s]+)\)/g)
  expect(links.length).toBeGreaterThan(40)
  const broken = links.filter(({ path, found }) => {
    const [file = '', heading] = found.split('#')
    const target = file === '' ? path : join(dirname(path), file)
    if (!existsSync(join(root, target))) return true
    return heading !== undefined && !headingIds(read(target)).includes(heading)
  })
  expect(broken).toEqual([])
})

test('the README lists every setting that the server reads, and no other', () => {
  const [, table = ''] = /## Configuration\n([\s\S]*?)\n## /.exec(readme) ?? []
  const listed = new Set([...table.matchAll(/`([A-Z]+(?:_[A-Z]+)*)`/g)].map(([, name]) => name ?? ''))
  const server = ['src/server/env.ts', 'tools/browser.ts'].map(read).join('\n')
  const names = new Set([...server.matchAll(/['.]([A-Z]{3,}(?:_[A-Z]+)*)\b/g)].map(([, name]) => name ?? ''))
  expect([...listed].filter((name) => !names.has(name))).toEqual([])
  const understood = [...names].filter((name) => !name.startsWith('VITE_') && !retired.has(name))
  expect(understood.filter((name) => !listed.has(name))).toEqual([])
})

/** A name that the server only knows in order to refuse it. */
const retired = new Set(['LEADS_TO'])
