import * as z from 'zod/mini'
import { emailField } from '../inquiry/fields.ts'
import { sanitizeText } from '../inquiry/sanitize-text.ts'
import * as limits from '../limits.ts'
import { accountMessages, passwordLength } from './account-problems.ts'

const { passwordMin, passwordMax, displayNameMax } = limits.account

/** Email addresses are compared in lower case: spellings that differ only in case mean the same person. */
export const accountEmailField = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.trim().toLowerCase()),
  ),
  emailField,
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
