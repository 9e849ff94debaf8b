import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SwitchField } from './switch-field.tsx'

test('a switch is a checkbox with the switch role', () => {
  const html = renderToString(<SwitchField name="dark" label="Dark Mode" defaultChecked />)
  expect(html).toMatch(/<input [^>]*type="checkbox"[^>]*role="switch"/)
  expect(html).toContain('checked=""')
})
