import * as z from 'zod/mini'
import { sanitizeText } from '../inquiry/sanitize-text.ts'
import * as limits from '../limits.ts'
import { accountEmailPattern, accountMessages, passwordLength } from './account-problems.ts'

const { passwordMin, passwordMax, displayNameMax } = limits.account

/**
 * Email addresses are compared in lower case: spellings that differ only in case, or in how an accent is composed, mean the
 * same person.
 */
export const accountEmailField = z.pipe(
  z.pipe(
    z.string(accountMessages.emailInvalid),
    z.transform((text) => text.trim().normalize('NFC').toLowerCase()),
  ),
  z
    .string()
    .check(
      z.maxLength(limits.fields.emailMax, { error: accountMessages.emailLong, abort: true }),
      z.regex(accountEmailPattern, accountMessages.emailInvalid),
    ),
)

/** Taken as typed, never trimmed or sanitized. */
export const passwordField = z.string(accountMessages.passwordShort).check(
  z.refine((text) => passwordLength(text) >= passwordMin, accountMessages.passwordShort),
  z.refine((text) => passwordLength(text) <= passwordMax, accountMessages.passwordLong),
)

/** Sanitized like a name in a form, on one line. */
export const displayNameField = z.pipe(
  z.pipe(
    z.string(accountMessages.displayNameMissing),
    z.transform((text) => sanitizeText(text).replace(/\s+/g, ' ')),
  ),
  z
    .string()
    .check(
      z.minLength(1, accountMessages.displayNameMissing),
      z.maxLength(displayNameMax, accountMessages.displayNameLong),
    ),
)
