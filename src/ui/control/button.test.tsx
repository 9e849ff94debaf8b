import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button, ButtonLink } from './button.tsx'

test('a button does not submit a form unless told to', () => {
  expect(renderToString(<Button>Go</Button>)).toContain('type="button"')
  expect(renderToString(<Button type="submit">Go</Button>)).toContain('type="submit"')
})

test('a pending button is disabled, busy and keeps room for both of its labels', () => {
  const html = renderToString(
    <Button pending pendingLabel="Sending...">
      Send
    </Button>,
  )
  expect(html).toContain('disabled=""')
  expect(html).toContain('aria-busy="true"')
  expect(html).toContain('<span data-shown="false">Send</span><span data-shown="true">Sending...</span>')
})

test('a button link is a link', () => {
  expect(renderToString(<ButtonLink href="/quote">Quote</ButtonLink>)).toMatch(/^<a href="\/quote"/)
})
