import * as z from 'zod/mini'
import { isDay } from '../calendar-day.ts'
import * as limits from '../limits.ts'
import { parseJson } from '../parse-json.ts'
import { type QuoteSelection, toSelection } from '../quote/quote-selection.ts'
import { withSoundDates } from '../quote/rental-dates.ts'
import {
  choice,
  emailField,
  messages,
  nameField,
  optionalChoice,
  optionalCompanyField,
  optionalMessageField,
  optionalOrganizationField,
  optionalPhoneField,
  optionalText,
  optionalTimelineField,
  phoneField,
  requiredText,
} from './fields.ts'
import { consultationOptions, contactOptions, qualificationOptions, religiousOptions } from './options.ts'
import { quoteMessages } from './quote-messages.ts'

const lengths = limits.fields

/** The full inquiry form; each form passes its own choices. */
function fullInquiry<
  const Types extends readonly string[],
  const Budgets extends readonly string[],
>(options: { readonly projectType: Types; readonly budget: Budgets }) {
  return {
    name: nameField,
    email: emailField,
    phone: optionalPhoneField,
    company: optionalCompanyField,
    message: optionalMessageField,
    projectType: choice(options.projectType, messages.projectTypeMissing),
    budget: choice(options.budget, messages.budgetMissing),
    timeline: optionalTimelineField,
    organization: optionalOrganizationField,
  }
}

const shortInquiry = {
  name: nameField,
  email: emailField,
  organization: optionalOrganizationField,
  message: optionalMessageField,
}

const organizationName = requiredText(
  lengths.organizationMax,
  'Organization name is required',
  messages.organizationLong,
)
const organizationTypeMissing = 'Organization type is required'
const youthProgramsMissing = 'Choose an answer about youth programs'

export const contactSchema = z.object(fullInquiry(contactOptions))

export const consultationSchema = z.object({
  ...fullInquiry(consultationOptions),
  message: requiredText(lengths.messageMax, 'Project details are required', messages.messageLong),
})

/** Podcast, legacy and conference contact. */
export const inquirySchema = z.object(fullInquiry(consultationOptions))

/** Home partnership and supporter. */
export const shortInquirySchema = z.object(shortInquiry)

export const qualificationSchema = z.object({
  organizationName,
  contactName: nameField,
  email: emailField,
  phone: phoneField,
  organizationType: choice(qualificationOptions.organizationType, organizationTypeMissing),
  youthPrograms: choice(qualificationOptions.youthPrograms, youthProgramsMissing),
  currentChallenges: requiredText(
    lengths.messageMax,
    'Current challenges are required',
    'Current challenges too long',
  ),
  budget: choice(qualificationOptions.budget, messages.budgetMissing),
  timeline: choice(qualificationOptions.timeline, 'Timeline is required'),
})

export const religiousSchema = z.object({
  organizationName,
  contactName: nameField,
  email: emailField,
  phone: optionalPhoneField,
  organizationType: choice(religiousOptions.organizationType, organizationTypeMissing),
  hasYouthPrograms: choice(religiousOptions.hasYouthPrograms, youthProgramsMissing),
  primaryChallenges: optionalText(lengths.messageMax, 'Primary challenges too long'),
  approximateBudget: optionalChoice(religiousOptions.approximateBudget, 'Invalid budget range'),
  implementationTimeline: optionalChoice(religiousOptions.implementationTimeline, 'Invalid timeline'),
})

/** A question that the help chat passes on, with the conversation before it. */
export const helpSchema = z.object({
  name: nameField,
  email: emailField,
  phone: optionalPhoneField,
  message: requiredText(lengths.messageMax, 'Your question is required', messages.messageLong),
  conversation: optionalText(lengths.conversationMax, 'Conversation too long'),
})

export const leadGateSchema = z.object({
  email: emailField,
  phone: optionalPhoneField,
  company: optionalCompanyField,
})

/**
 * Accepts an object, or its JSON text, which is all that a form without scripts can send. Kept as text,
 * without dates that the page itself would not use.
 */
function selectionText(today: string) {
  return z.pipe(
    z.pipe(
      z.transform((given) => toSelection(typeof given === 'string' ? parseJson(given) : given)),
      z.custom<QuoteSelection>((selection) => selection !== null),
    ),
    z.transform((selection) => JSON.stringify(withSoundDates(selection, () => today))),
  )
}

/** `today` is the day in Portland, in ISO form. */
export function quoteSchema(today: string) {
  const short = (label: string) => optionalText(lengths.shortTextMax, `${label} too long`)
  return z.object({
    firstName: requiredText(lengths.nameMax, quoteMessages.missing.firstName, 'First name too long'),
    lastName: requiredText(lengths.nameMax, quoteMessages.missing.lastName, 'Last name too long'),
    company: optionalCompanyField,
    email: z
      .string(quoteMessages.missing.email)
      .check(
        z.minLength(1, { error: quoteMessages.missing.email, abort: true }),
        z.maxLength(lengths.emailMax, { error: messages.emailLong, abort: true }),
        z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, quoteMessages.email),
      ),
    phone: requiredText(lengths.phoneMax, quoteMessages.missing.phone, messages.phoneInvalid),
    projectDate: z.optional(
      z.string().check(
        z.refine(isDay, { error: quoteMessages.dateInvalid, abort: true }),
        z.refine((day) => day >= today, quoteMessages.datePast),
      ),
    ),
    duration: short('Duration'),
    projectType: short('Project type'),
    equipmentNeeded: optionalText(lengths.equipmentNeededMax, 'Equipment list too long'),
    additionalDetails: optionalText(lengths.messageMax, 'Additional details too long'),
    // An invalid list is left out and the inquiry accepted: its text says what was listed.
    selection: z.catch(z.optional(selectionText(today)), undefined),
  })
}
