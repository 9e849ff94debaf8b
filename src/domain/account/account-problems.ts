import * as limits from '../limits.ts'

/**
 * Messages about account fields, and the checks that the sign-in page runs at once. They do without zod,
 * which would make that page too large; `account-fields.ts` makes the final check, with the same messages.
 */
export const accountMessages = {
  emailInvalid: 'Invalid email address',
  emailLong: 'Email too long',
  passwordShort: `Password should be at least ${limits.account.passwordMin} characters.`,
  passwordLong: `Password can be at most ${limits.account.passwordMax} characters.`,
  displayNameMissing: 'Display name is required',
  displayNameLong: 'Display name too long',
} as const

/** Letters of any script are accepted; the server checks more before it sends a mail. */
export const accountEmailPattern = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

export function emailProblem(text: string): string | null {
  const email = text.trim()
  if (email.length > limits.fields.emailMax) return accountMessages.emailLong
  return accountEmailPattern.test(email) ? null : accountMessages.emailInvalid
}

export function passwordProblem(text: string): string | null {
  const length = passwordLength(text)
  if (length < limits.account.passwordMin) return accountMessages.passwordShort
  return length > limits.account.passwordMax ? accountMessages.passwordLong : null
}

export function displayNameProblem(text: string): string | null {
  const { length } = text.trim()
  if (length === 0) return accountMessages.displayNameMissing
  return length > limits.account.displayNameMax ? accountMessages.displayNameLong : null
}

/** Counts characters, not UTF-16 code units. */
export function passwordLength(text: string): number {
  return text.length > limits.account.passwordMax * 2 ? text.length : [...text].length
}
