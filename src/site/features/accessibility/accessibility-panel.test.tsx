import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AccessibilityButton } from './accessibility-panel.tsx'

it('prerenders a labeled link to the accessibility statement', () => {
  const html = renderToStaticMarkup(<AccessibilityButton />)
  expect(html).toMatch(/^<a href="\/accessibility"[^>]* aria-label="Open accessibility menu"/)
  expect(html).not.toContain('style=')
  expect(html).not.toContain('<dialog')
})
