import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CheckboxField } from './checkbox-field.tsx'

test('a checkbox is inside its label and is described by its error', () => {
  const html = renderToString(<CheckboxField id="terms" name="terms" label="Terms" error="Please confirm" />)
  expect(html).toMatch(/<label[^>]*><input [^>]*type="checkbox"/)
  expect(html).toContain('aria-describedby="terms-error"')
})
