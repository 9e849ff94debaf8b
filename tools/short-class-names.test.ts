import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { shortClassNames } from './short-class-names.ts'

const folder = await mkdtemp(join(tmpdir(), 'class-names-'))
afterAll(() => rm(folder, { recursive: true }))

await mkdir(join(folder, 'deep'))
const many = Array.from({ length: 200 }, (_, index) => `.class-${index} { color: red; }`).join('\n')
await writeFile(
  join(folder, 'a.module.css'),
  `/* .comment */ .frame { padding: 0.5rem; & > .words {} } @keyframes turn {}`,
)
await writeFile(join(folder, 'deep/b.module.css'), `.frame::before { content: ".text"; }\n${many}`)

test('every class of every file has a name of its own, the same each time', () => {
  const name = shortClassNames(folder)
  const again = shortClassNames(folder)
  const asked = [
    ['frame', 'a.module.css'],
    ['words', 'a.module.css'],
    ['turn', 'a.module.css'],
    ['frame', 'deep/b.module.css'],
    ...Array.from({ length: 200 }, (_, index) => [`class-${index}`, 'deep/b.module.css']),
  ].map(([local = '', file = '']) => [local, join(folder, file)] as const)
  const given = asked.map(([local, file]) => name(local, file))
  expect(new Set(given).size).toBe(asked.length)
  expect(asked.map(([local, file]) => again(local, `${file}?inline`))).toEqual(given)
  expect(given.filter((short) => !/^[a-zA-Z]{1,2}$/.test(short) || /^ad/i.test(short))).toEqual([])
})

test('what is no class has none', () => {
  const name = shortClassNames(folder)
  for (const word of ['comment', 'text', '5rem']) {
    expect(() => name(word, join(folder, 'a.module.css'))).toThrow()
  }
})
