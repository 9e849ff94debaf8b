import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createDefaultFacts } from '../../content/company/facts.ts'
import { FactsContext } from '../platform/facts-context.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { ErrorFallback } from './error-fallback.tsx'

const facts = createDefaultFacts(new Date('2026-06-01T12:00:00Z'))

const fallback = (kind: 'general' | 'security' | 'stale-build') =>
  renderToStaticMarkup(
    <FactsContext value={facts}>
      <ErrorFallback kind={kind} onRetry={() => undefined} />
    </FactsContext>,
  )

describe('error boundary', () => {
  it('shows its children while nothing is wrong', () => {
    expect(renderToStaticMarkup(<ErrorBoundary>All well</ErrorBoundary>)).toBe('All well')
  })

  it('classifies the error', () => {
    expect(ErrorBoundary.getDerivedStateFromError(new Error('boom'))).toEqual({ failed: 'general' })
    expect(ErrorBoundary.getDerivedStateFromError(new Error('XSS'))).toEqual({ failed: 'security' })
  })

  it('clears the error only when the reset key changes', () => {
    const failed = { failed: 'general', resetKey: '/quote' } as const
    expect(ErrorBoundary.getDerivedStateFromProps({ children: null, resetKey: '/quote' }, failed)).toBeNull()
    expect(ErrorBoundary.getDerivedStateFromProps({ children: null, resetKey: '/' }, failed)).toEqual({
      failed: null,
      resetKey: '/',
    })
  })
})

describe('error fallback', () => {
  it.each([
    ['general', 'An unexpected error occurred. Please try again.'],
    ['security', 'A security error occurred. Please refresh the page or contact support.'],
  ] as const)('shows the %s message as an alert', (kind, message) => {
    expect(fallback(kind)).toMatch(new RegExp(`role="alert">(<[^>]+>)*${message}<`))
  })

  it.each(['general', 'security', 'stale-build'] as const)(
    'offers a retry button and contact links after a %s error',
    (kind) => {
      const html = fallback(kind)
      expect(html).toContain('<button')
      expect(html).toContain('href="/#contact-form"')
      expect(html).toContain('href="tel:')
      expect(html).toContain('href="mailto:')
    },
  )

  it('has no style attribute, which the content security policy forbids', () => {
    expect(fallback('general')).not.toContain('style=')
  })
})
