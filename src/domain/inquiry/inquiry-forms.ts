import type { ZodMiniObject } from 'zod/mini'
import { serverPaths } from '../../routes.ts'
import * as limits from '../limits.ts'
import {
  consultationSchema,
  contactSchema,
  helpSchema,
  inquirySchema,
  leadGateSchema,
  qualificationSchema,
  quoteSchema,
  religiousSchema,
  shortInquirySchema,
} from './schemas.ts'

export type RateLimit = { readonly attempts: number; readonly windowMs: number }

/** When the company answers: within a number of opening hours, or of business days. */
export type ReplyPromise = { readonly hours: number } | { readonly businessDays: number }

export type InquiryForm = {
  /** Sent as `formType`; `subtype` distinguishes forms that share one. */
  readonly formType: string
  readonly subtype: string
  readonly captchaAction: string
  /** Whether a submission without a proof is refused; if not, it is accepted and marked unverified. */
  readonly captchaRequired: boolean
  readonly rate: RateLimit
  /** The path it is posted to. */
  readonly endpoint: string
  /** When the visitor is promised a reply; null for a form that is answered at once. */
  readonly reply: ReplyPromise | null
  readonly schema: (today: string) => ZodMiniObject
}

/** "Within 24 hours" promises one business day: on a Friday, nobody answers before Monday. */
const withinADay: ReplyPromise = { businessDays: limits.reply.hours / 24 }

/** Every form through which someone can reach the company. */
export const inquiryForms = {
  contact: {
    formType: 'contact',
    subtype: 'home',
    captchaAction: 'contact_form',
    captchaRequired: true,
    rate: limits.rate.contact,
    endpoint: serverPaths.submitForm,
    reply: withinADay,
    schema: () => contactSchema,
  },
  consultation: {
    formType: 'contact',
    subtype: 'consultation',
    captchaAction: 'contact_submit',
    captchaRequired: false,
    rate: limits.rate.consultation,
    endpoint: serverPaths.submitForm,
    reply: withinADay,
    schema: () => consultationSchema,
  },
  partnership: {
    formType: 'partnership',
    subtype: 'home',
    captchaAction: 'partnership_form',
    captchaRequired: true,
    rate: limits.rate.partnership,
    endpoint: serverPaths.submitForm,
    reply: withinADay,
    schema: () => shortInquirySchema,
  },
  qualification: {
    formType: 'partnership',
    subtype: 'qualification',
    captchaAction: 'qualification_form',
    captchaRequired: false,
    rate: limits.rate.generic,
    endpoint: serverPaths.submitForm,
    reply: withinADay,
    schema: () => qualificationSchema,
  },
  religious: {
    formType: 'partnership_inquiry',
    subtype: 'religious',
    captchaAction: 'religious_application',
    captchaRequired: false,
    rate: limits.rate.generic,
    endpoint: serverPaths.sendNotification,
    reply: { businessDays: limits.reply.applicationBusinessDays },
    schema: () => religiousSchema,
  },
  quote: {
    formType: 'quote',
    subtype: 'quote',
    captchaAction: 'quote_form',
    captchaRequired: false,
    rate: limits.rate.generic,
    endpoint: serverPaths.submitForm,
    reply: { hours: limits.reply.quoteHours },
    schema: quoteSchema,
  },
  leadGate: {
    formType: 'lead_gate',
    subtype: 'lead_gate',
    captchaAction: 'lead_gate',
    captchaRequired: false,
    rate: limits.rate.leadGate,
    endpoint: serverPaths.submitForm,
    reply: null,
    schema: () => leadGateSchema,
  },
  supporter: inquiryForm('supporter', () => shortInquirySchema),
  podcast: inquiryForm('podcast', () => inquirySchema),
  legacy: inquiryForm('legacy', () => inquirySchema),
  conference: inquiryForm('conference', () => inquirySchema),
  help: inquiryForm('help', () => helpSchema),
} as const satisfies Record<string, InquiryForm>

function inquiryForm<Schema extends ZodMiniObject>(formType: string, schema: () => Schema) {
  const rate: RateLimit = limits.rate.generic
  return {
    formType,
    subtype: formType,
    captchaAction: `${formType}_form`,
    captchaRequired: false,
    rate,
    endpoint: serverPaths.submitForm,
    reply: withinADay,
    schema,
  }
}

export type InquiryFormId = keyof typeof inquiryForms

export function isInquiryFormId(text: string): text is InquiryFormId {
  return Object.hasOwn(inquiryForms, text)
}

/** The subtypes meant by requests that send only a form type. */
const impliedSubtypes: Readonly<Record<string, string>> = {
  contact: inquiryForms.consultation.subtype,
  partnership: inquiryForms.qualification.subtype,
  partnership_inquiry: inquiryForms.religious.subtype,
}

/** The form for a request's `formType` (or `type`) and `subtype`. */
export function findInquiryForm(formType: string, subtype?: string | undefined): InquiryFormId | null {
  const wanted = subtype ?? (Object.hasOwn(impliedSubtypes, formType) ? impliedSubtypes[formType] : formType)
  const id = Object.keys(inquiryForms).find((key) => {
    const form = isInquiryFormId(key) ? inquiryForms[key] : null
    return form?.formType === formType && form.subtype === wanted
  })
  return id !== undefined && isInquiryFormId(id) ? id : null
}
