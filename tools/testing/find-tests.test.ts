import { expect, test } from 'vitest'
import { reachedTests } from './find-tests.ts'

const file = (path: string, text = '') => ({ path, text })

const files = [
  file('src/domain/price.ts'),
  file('src/domain/price.test.ts', "import { price } from './price.ts'"),
  file('src/site/features/quote/total.tsx', "import { price } from '../../../domain/price.ts'"),
  file('src/site/pages/quote-page.tsx', "import { Total } from '../features/quote/total.tsx'"),
  file('src/site/pages/gear-list-page.tsx'),
  file('src/site/page-registry.ts', "const quote = () => import('./pages/quote-page.tsx')"),
  file('src/site/page-registry.test.ts', "import './page-registry.ts'"),
  file('tests/e2e/quote.spec.ts', 'await visit(pagePaths.quote)'),
  file('tests/e2e/gear-list.spec.ts', 'await visit(pagePaths.gearList)'),
  file('tests/e2e/rental.spec.ts', "import { price } from '../../src/domain/price.ts'"),
  file('tests/sweeps/quote.spec.ts', 'await visit(pagePaths.quote)'),
]

test('a change reaches the tests that import the file, and the journeys through pages that use it', () => {
  expect(reachedTests(files, ['src/domain/price.ts'])).toEqual({
    unit: ['src/domain/price.test.ts'],
    browser: ['tests/e2e/rental.spec.ts', 'tests/e2e/quote.spec.ts'],
  })
})

test('a changed test runs itself', () => {
  expect(reachedTests(files, ['tests/e2e/gear-list.spec.ts', 'src/domain/price.test.ts'])).toEqual({
    unit: ['src/domain/price.test.ts'],
    browser: ['tests/e2e/gear-list.spec.ts'],
  })
})

test('a changed page does not reach the tests of the page registry', () => {
  expect(reachedTests(files, ['src/site/pages/quote-page.tsx']).unit).toEqual([])
})

test('a change that reaches many pages runs the journeys through the parts every page has', () => {
  const pages = ['a', 'b', 'c', 'd'].map((name) =>
    file(`src/site/pages/${name}-page.tsx`, "import '../../ui/control/button.tsx'"),
  )
  expect(reachedTests([...files, ...pages], ['src/ui/control/button.tsx']).browser).toContain(
    'tests/e2e/pages/every-page.spec.ts',
  )
})

test('a changed document runs no tests', () => {
  expect(reachedTests(files, ['README.md'])).toEqual({ unit: [], browser: [] })
})
