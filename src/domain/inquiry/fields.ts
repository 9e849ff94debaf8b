import * as z from 'zod/mini'
import * as limits from '../limits.ts'

/** The fields that forms share. Values arrive sanitized; an empty one arrives as undefined. */
const lengths = limits.fields

/**
 * Letters and marks of every script, and the signs that join and shorten names: "Rev. Ann Lee", "Gal·la",
 * "Jean‑Luc". Zero-width joiners are part of the spelling in Persian and Indic scripts. Marks alone are not a
 * name.
 */
const namePattern = /^(?=\P{L}*\p{L})(?:[\p{L}\p{M}\s.'‘’·‐‑-]|\u200c|\u200d)+$/u

export const messages = {
  nameShort: 'Name must be at least 2 characters',
  nameLong: 'Name too long',
  nameCharacters: 'Invalid characters in name',
  emailInvalid: 'Invalid email address',
  emailLong: 'Email too long',
  phoneInvalid: 'Invalid phone number',
  phoneMissing: 'Phone number is required',
  companyLong: 'Company name too long',
  organizationLong: 'Organization name too long',
  messageLong: 'Message too long',
  projectTypeMissing: 'Project type is required',
  budgetMissing: 'Budget range is required',
} as const

export const nameField = z
  .string(messages.nameShort)
  .check(
    z.minLength(lengths.nameMin, messages.nameShort),
    z.maxLength(lengths.nameMax, messages.nameLong),
    z.regex(namePattern, messages.nameCharacters),
  )

/** Checks the length first, so that no pattern runs on an overlong address. */
export const emailField = z
  .string(messages.emailInvalid)
  .check(
    z.maxLength(lengths.emailMax, { error: messages.emailLong, abort: true }),
    z.regex(z.regexes.html5Email, { error: messages.emailInvalid, abort: true }),
    z.regex(/@[^@]+\.[^@.]+$/, messages.emailInvalid),
  )

/** Removes the separators people type; only the number counts. */
export function normalizePhone(text: string): string {
  return text.replace(/[\s().\-/]/g, '')
}

function phoneNumber(missing: string) {
  return z.pipe(
    z.pipe(z.string(missing), z.transform(normalizePhone)),
    z.string().check(z.regex(/^\+?[1-9]\d{0,15}$/, messages.phoneInvalid)),
  )
}

export const phoneField = phoneNumber(messages.phoneMissing)
export const optionalPhoneField = z.optional(phoneNumber(messages.phoneInvalid))

export const optionalCompanyField = optionalText(lengths.companyMax, messages.companyLong)
export const optionalOrganizationField = optionalText(lengths.organizationMax, messages.organizationLong)
export const optionalMessageField = optionalText(lengths.messageMax, messages.messageLong)
export const optionalTimelineField = optionalText(lengths.shortTextMax, 'Timeline too long')

export function optionalText(max: number, tooLong: string) {
  return z.optional(z.string().check(z.maxLength(max, tooLong)))
}

export function requiredText(max: number, missing: string, tooLong: string) {
  return z.string(missing).check(z.minLength(1, missing), z.maxLength(max, tooLong))
}

export function choice<const Values extends readonly string[]>(values: Values, missing: string) {
  return z.enum(values, missing)
}

export function optionalChoice<const Values extends readonly string[]>(values: Values, invalid: string) {
  return z.optional(z.enum(values, invalid))
}
