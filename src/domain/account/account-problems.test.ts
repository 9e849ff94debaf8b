import { expect, test } from 'vitest'
import { accountEmailField, displayNameField, passwordField } from './account-fields.ts'
import { displayNameProblem, emailProblem, passwordProblem } from './account-problems.ts'

/** The first problem a schema finds in a text. */
function verdict(
  field: typeof accountEmailField | typeof passwordField | typeof displayNameField,
  text: string,
) {
  const result = field.safeParse(text)
  return result.success ? null : result.error.issues[0]?.message
}

test.each([
  '',
  'ada',
  'ada@',
  'ada@example',
  'ada@example.',
  'ada lovelace@example.com',
  'ada@example.com',
  ' Ada.Lovelace+film@Example.co.uk ',
  `${'a'.repeat(250)}@example.com`,
])('the hint for the email address "%s" is the same as the schema’s message', (text) => {
  expect(emailProblem(text)).toBe(verdict(accountEmailField, text))
})

test.each([
  '',
  '12345',
  '123456',
  '\u{1f3ac}'.repeat(5),
  '\u{1f3ac}'.repeat(6),
  'x'.repeat(512),
  'x'.repeat(513),
])('the hint for the password "%s" is the same as the schema’s message', (text) => {
  expect(passwordProblem(text)).toBe(verdict(passwordField, text))
})

test.each(['', '  ', 'Ada', 'x'.repeat(100), 'x'.repeat(101)])(
  'the hint for the name "%s" is the same as the schema’s message',
  (text) => {
    expect(displayNameProblem(text)).toBe(verdict(displayNameField, text))
  },
)
