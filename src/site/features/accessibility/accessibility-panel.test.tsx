import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AccessibilityButton } from './accessibility-panel.tsx'

it('prerenders a labelled button that can be pressed before the application is there', () => {
  const html = renderToStaticMarkup(<AccessibilityButton />)
  expect(html).toMatch(/^<button[^>]* aria-label="Open accessibility menu"/)
  expect(html).not.toContain('style=')
  expect(html).not.toContain('<dialog')
})
