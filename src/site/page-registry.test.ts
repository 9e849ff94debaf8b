import { expect, test } from 'vitest'
import { pagePaths } from '../routes.ts'
import { pageSource } from './page-registry.ts'

test('a nested path becomes one file name', () => {
  expect(pageSource(pagePaths.inquiryNotSent)).toBe('src/site/pages/inquiry-not-sent-page.tsx')
  expect(pageSource(pagePaths.home)).toBe('src/site/pages/home-page.tsx')
})
