import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createDefaultFacts } from '../../../content/company/facts.ts'
import { contactForm } from '../../../content/forms/contact-form.ts'
import { religiousForm } from '../../../content/forms/religious-form.ts'
import { FactsContext } from '../../platform/facts-context.ts'
import { InquiryForm, type InquiryFormProps } from './inquiry-form.tsx'

function render(props: InquiryFormProps): string {
  return renderToString(
    <FactsContext value={createDefaultFacts(new Date('2026-06-01T12:00:00Z'))}>
      <InquiryForm {...props} />
    </FactsContext>,
  )
}

test('without scripts the form posts itself, names itself and is validated by the browser', () => {
  const html = render({ content: contactForm })
  const tag = /<form [^>]*>/.exec(html)?.[0] ?? ''
  expect(tag).toContain('method="post"')
  expect(tag).toContain('action="/functions/v1/submit-form"')
  expect(tag).toContain('data-inquiry="contact"')
  expect(tag).not.toMatch(/novalidate|data-enhanced/i)
  expect(html).toContain('name="formType" value="contact"')
  expect(html).toContain('name="subtype" value="home"')
  for (const { name } of contactForm.fields) expect(html).toContain(`name="${name}"`)
})

test('the religious application is sent to its own endpoint with its own type', () => {
  const html = render({ content: religiousForm })
  expect(html).toContain('action="/functions/v1/send-notification"')
  expect(html).toContain('name="formType" value="partnership_inquiry"')
})

test('people cannot reach the honeypot field', () => {
  const html = render({ content: contactForm })
  expect(html).toMatch(/aria-hidden="true"><label>[^<]*<input [^>]*name="website"/)
  expect(/<input [^>]*name="website"[^>]*>/.exec(html)?.[0]).toMatch(/tabindex="-1" autoComplete="off"/i)
})

test('default values appear in the fields', () => {
  const html = render({
    content: contactForm,
    defaultValues: { company: 'Analytical Engines', projectType: 'other' },
  })
  expect(html).toContain('value="Analytical Engines"')
  expect(html).toMatch(/<option value="other" selected="">/)
})

test('values from the address are not prerendered, so every visitor gets the same page', () => {
  const preselect = () => ({ projectType: 'other', message: 'Hello' })
  expect(render({ content: contactForm, preselect })).toBe(render({ content: contactForm }))
})
