import { expect, test } from 'vitest'
import { defaultCompany } from '../../../../content/company/company.ts'
import { contactForm } from '../../../../content/forms/contact-form.ts'
import { formKit } from '../../../../content/forms/form-kit.ts'
import { quoteForm } from '../../../../content/forms/quote-form.ts'
import { quoteMessages } from '../../../../domain/inquiry/quote-messages.ts'
import { failureWords } from './outcome-words.ts'

test('each failure uses the texts of its form and says that nothing is lost', () => {
  const say = (kind: 'csrf' | 'captcha' | 'conflict', online = true) =>
    failureWords(contactForm, defaultCompany, { kind }, online)
  expect(say('csrf')).toEqual({ words: contactForm.toasts.security(defaultCompany), kept: formKit.kept })
  expect(say('captcha')).toEqual({ words: contactForm.toasts.failure(defaultCompany), kept: formKit.kept })
  expect(say('conflict', false)?.kept).toBe(formKit.keptOffline)
  expect(
    failureWords(contactForm, defaultCompany, { kind: 'rate-limited', retryAfterMs: 1 }, true)?.words,
  ).toEqual(contactForm.toasts.rateLimited)
})

test('without an answer from our server, a repeat is called safe even if the browser is online', () => {
  for (const outcome of [{ kind: 'fetch' }, { kind: 'relay', status: 502 }] as const) {
    expect(failureWords(contactForm, defaultCompany, outcome, true)?.kept).toBe(formKit.keptOffline)
  }
})

test('invalid fields need no other message, unless the form has one', () => {
  const email = { kind: 'invalid', fields: { email: 'Invalid email address' } } as const
  expect(failureWords(contactForm, defaultCompany, email, true)).toBeNull()
  const missing = {
    kind: 'invalid',
    fields: { phone: quoteMessages.missing.phone },
  }
  expect(failureWords(quoteForm, defaultCompany, { ...missing, kind: 'invalid' }, true)?.words.title).toBe(
    'Missing Information',
  )
})

test('an error about something that is not in the form is still shown', () => {
  const outcome = { kind: 'invalid', fields: { form: 'Too deep' } } as const
  expect(failureWords(contactForm, defaultCompany, outcome, true)?.words).toEqual(
    contactForm.toasts.failure(defaultCompany),
  )
})
