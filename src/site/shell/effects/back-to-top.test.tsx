import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BackToTop } from './back-to-top.tsx'

const html = renderToStaticMarkup(<BackToTop />)

it('the back-to-top button is prerendered invisible, with its label', () => {
  expect(html).toContain('aria-label="Back to top (0%)"')
  expect(html).toContain('data-shown="false"')
})

it('the ring is drawn without a style attribute, which the content security policy forbids', () => {
  expect(html).toContain('stroke-dasharray="0 100"')
  expect(html).not.toContain('style=')
})
