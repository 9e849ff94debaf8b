import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextField } from './text-field.tsx'

test('a label names its input', () => {
  const html = renderToString(<TextField id="name" name="name" label="Full Name" />)
  expect(html).toContain('for="name"')
  expect(html).toMatch(/<input [^>]*id="name"/)
})

test('an error marks the input invalid and describes it, before the hint', () => {
  const html = renderToString(
    <TextField
      id="email"
      name="email"
      type="email"
      label="Email"
      hint="We answer soon."
      error="Invalid email address"
    />,
  )
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain('aria-describedby="email-error email-hint"')
  expect(html).toMatch(/id="email-error"[^>]*>.*Invalid email address/)
  expect(html).toMatch(/id="email-hint"[^>]*>We answer soon\./)
})

test('a field without hint and error has no description and is not invalid', () => {
  const html = renderToString(<TextField id="company" name="company" label="Company" />)
  expect(html).not.toContain('aria-describedby')
  expect(html).not.toContain('aria-invalid')
})

test('a required field has a visual mark and the required attribute', () => {
  const html = renderToString(<TextField name="name" label="Full Name" required />)
  expect(html).toMatch(/aria-hidden="true"> \*<\/span>/)
  expect(html).toContain('required=""')
})
