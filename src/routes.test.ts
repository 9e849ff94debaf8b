import { expect, test } from 'vitest'
import { notFoundPath, pageAt, pagePaths } from './routes.ts'

test('every page is found at its own address', () => {
  for (const path of Object.values(pagePaths)) expect(pageAt(path)).toBe(path)
})

test('a status link shows the inquiry page; what only looks like one is not found', () => {
  expect(pageAt('/inquiry/0aZ_-0aZ_-0aZ_-0aZ_-0a')).toBe(pagePaths.inquiry)
  for (const path of ['/inquiry/', '/inquiry/short', '/inquiry/0aZ_-0aZ_-0aZ_-0aZ_-0a/x', '/toString']) {
    expect(pageAt(path)).toBe(notFoundPath)
  }
})
