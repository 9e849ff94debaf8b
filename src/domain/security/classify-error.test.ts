import { describe, expect, it } from 'vitest'
import { classifyError, describeError } from './classify-error.ts'

function errorWith(message: string, stack = ''): Error {
  const error = new Error(message)
  error.stack = stack
  return error
}

describe('classifyError', () => {
  it.each([
    'CSP violation in img-src',
    'csp  Violation',
    'possible XSS attempt',
    'SQL injection',
    'Refused to run script',
    'eval is not allowed',
    'Unsafe value',
  ])('calls "%s" a security error', (message) => {
    expect(classifyError(errorWith(message))).toBe('security')
  })

  it('looks into the stack as well as the message', () => {
    expect(classifyError(errorWith('boom', 'Error: boom\n    at eval (page.js:1:1)'))).toBe('security')
  })

  it.each([
    'Missing description',
    'retrieval failed',
    'javascriptcore crashed',
    'CSP was fine, no violations',
    'UNSAFE_componentWillMount is deprecated',
    'injections of cash',
  ])('keeps "%s" general: only whole words count', (message) => {
    expect(classifyError(errorWith(message))).toBe('general')
  })

  it.each([
    'Failed to fetch dynamically imported module: https://example.com/assets/a.js',
    'error loading dynamically imported module: https://example.com/assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/page.css',
  ])('recognizes a missing chunk of an older deployment: "%s"', (message) => {
    expect(classifyError(errorWith(message))).toBe('stale-build')
  })

  it.each([undefined, null, 7, 'plain text', {}, Object.create(null)])('survives a thrown %o', (thrown) => {
    expect(classifyError(thrown)).toBe('general')
  })
})

describe('describeError', () => {
  it('names the error and keeps its stack', () => {
    const error = new TypeError('no')
    expect(describeError(error)).toEqual({ message: 'TypeError: no', stack: error.stack })
  })

  it('never throws, even for an object that cannot become text', () => {
    expect(describeError(Object.create(null)).message).toBe('Unknown error')
  })
})
