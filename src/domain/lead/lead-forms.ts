import type { ZodMiniObject } from 'zod/mini'
import * as limits from '../limits.ts'
import {
  consultationSchema,
  contactSchema,
  enquirySchema,
  leadGateSchema,
  qualificationSchema,
  quoteSchema,
  religiousSchema,
  shortEnquirySchema,
} from './schemas.ts'

export type RateLimit = { readonly attempts: number; readonly windowMs: number }

export type LeadForm = {
  /** What travels as `formType`; `subtype` tells forms apart that share one. */
  readonly formType: string
  readonly subtype: string
  readonly captchaAction: string
  /** Whether a submission without a proof is refused, or taken and marked unverified. */
  readonly captchaRequired: boolean
  readonly rate: RateLimit
  readonly schema: (today: string) => ZodMiniObject
}

/** Every form through which someone can reach the company. */
export const leadForms = {
  contact: {
    formType: 'contact',
    subtype: 'home',
    captchaAction: 'contact_form',
    captchaRequired: true,
    rate: limits.rate.contact,
    schema: () => contactSchema,
  },
  consultation: {
    formType: 'contact',
    subtype: 'consultation',
    captchaAction: 'contact_submit',
    captchaRequired: false,
    rate: limits.rate.consultation,
    schema: () => consultationSchema,
  },
  partnership: {
    formType: 'partnership',
    subtype: 'home',
    captchaAction: 'partnership_form',
    captchaRequired: true,
    rate: limits.rate.partnership,
    schema: () => shortEnquirySchema,
  },
  qualification: {
    formType: 'partnership',
    subtype: 'qualification',
    captchaAction: 'qualification_form',
    captchaRequired: false,
    rate: limits.rate.generic,
    schema: () => qualificationSchema,
  },
  religious: {
    formType: 'partnership_inquiry',
    subtype: 'religious',
    captchaAction: 'religious_application',
    captchaRequired: false,
    rate: limits.rate.generic,
    schema: () => religiousSchema,
  },
  quote: {
    formType: 'quote',
    subtype: 'quote',
    captchaAction: 'quote_form',
    captchaRequired: false,
    rate: limits.rate.generic,
    schema: quoteSchema,
  },
  leadGate: {
    formType: 'lead_gate',
    subtype: 'lead_gate',
    captchaAction: 'lead_gate',
    captchaRequired: false,
    rate: limits.rate.leadGate,
    schema: () => leadGateSchema,
  },
  supporter: enquiryForm('supporter', () => shortEnquirySchema),
  podcast: enquiryForm('podcast', () => enquirySchema),
  legacy: enquiryForm('legacy', () => enquirySchema),
  conference: enquiryForm('conference', () => enquirySchema),
} as const satisfies Record<string, LeadForm>

function enquiryForm<Schema extends ZodMiniObject>(formType: string, schema: () => Schema) {
  const rate: RateLimit = limits.rate.generic
  return {
    formType,
    subtype: formType,
    captchaAction: `${formType}_form`,
    captchaRequired: false,
    rate,
    schema,
  }
}

export type LeadFormId = keyof typeof leadForms
