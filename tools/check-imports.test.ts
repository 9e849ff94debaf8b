import { expect, test } from 'vitest'
import { checkImports } from './check-imports.ts'

const file = (path: string, text: string) => ({ path, text })

test('an allowed import passes', () => {
  expect(
    checkImports([
      file('src/content/a.ts', "import { b } from '../domain/b.ts'"),
      file('src/domain/b.ts', ''),
    ]),
  ).toEqual([])
})

test('domain may not import content, and site and server may not import each other', () => {
  expect(checkImports([file('src/domain/b.ts', "import { a } from '../content/a.ts'")])).toHaveLength(1)
  expect(checkImports([file('src/site/b.ts', "import { a } from '../server/a.ts'")])).toHaveLength(1)
  expect(checkImports([file('src/server/b.ts', "import type { A } from '../site/a.ts'")])).toHaveLength(1)
})

test('ui may import neither features nor company content', () => {
  expect(checkImports([file('src/ui/b.tsx', "import { A } from '../site/features/a.tsx'")])).toHaveLength(1)
  expect(
    checkImports([file('src/ui/b.tsx', "import { company } from '../content/company.ts'")]),
  ).toHaveLength(1)
})

test('features and sections may not import the shell, nor the platform features', () => {
  expect(checkImports([file('src/site/features/b.tsx', "import { A } from '../shell/a.tsx'")])).toHaveLength(
    1,
  )
  expect(checkImports([file('src/site/sections/b.tsx', "import { A } from '../shell/a.tsx'")])).toHaveLength(
    1,
  )
  expect(checkImports([file('src/site/platform/b.ts', "import { a } from '../features/a.ts'")])).toHaveLength(
    1,
  )
  expect(checkImports([file('src/site/shell/b.tsx', "import { A } from '../features/a.tsx'")])).toEqual([])
})

test('the desk may import the type of the server’s API, and nothing else of server or site', () => {
  const problems = (text: string) => checkImports([file('src/desk/calls/b.ts', text)])
  const api = '../../server/desk/desk-api.ts'
  expect(problems(`import type { DeskApi } from '${api}'`)).toEqual([])
  expect(problems(`import { createDeskApi } from '${api}'`)).toHaveLength(1)
  expect(problems(`import { type DeskApi } from '${api}'`)).toHaveLength(1)
  expect(problems(`const api = import('${api}')`)).toHaveLength(1)
  expect(problems("import type { Pool } from '../../server/database/connect.ts'")).toHaveLength(1)
  expect(problems("import { a } from '../../site/platform/a.ts'")).toHaveLength(1)
  expect(checkImports([file('src/site/b.ts', "import type { A } from '../desk/a.ts'")])).toHaveLength(1)
})

test('a dynamic import and a re-export count as imports', () => {
  expect(checkImports([file('src/domain/b.ts', "const a = import('../site/a.ts')")])).toHaveLength(1)
  expect(checkImports([file('src/domain/b.ts', "export { a } from '../site/a.ts'")])).toHaveLength(1)
})

test('browser code may not import Node modules', () => {
  expect(checkImports([file('src/site/b.ts', "import { join } from 'node:path'")])).toHaveLength(1)
})

test('a cycle is reported, a type-only one is not', () => {
  const cyclic = [
    file('src/domain/a.ts', "import { b } from './b.ts'"),
    file('src/domain/b.ts', "import { a } from './a.ts'"),
  ]
  expect(checkImports(cyclic)[0]).toContain('import cycle')
  const typed = [
    file('src/domain/a.ts', "import type { B } from './b.ts'"),
    file('src/domain/b.ts', "import { a } from './a.ts'"),
  ]
  expect(checkImports(typed)).toEqual([])
})
