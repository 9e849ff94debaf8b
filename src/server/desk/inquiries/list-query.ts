import * as z from 'zod/mini'
import { inboxViews, inquiryStates } from '../../../domain/desk/inquiry-state.ts'
import type { InquiryFormId } from '../../../domain/inquiry/inquiry-forms.ts'
import { inquiryForms } from '../../../domain/inquiry/inquiry-forms.ts'
import * as limits from '../../../domain/limits.ts'

const forms = Object.keys(inquiryForms).filter((form): form is InquiryFormId => form in inquiryForms)
/** Fits the identifiers that the database makes. */
export const contactId = z.string().check(z.regex(/^[1-9]\d{0,17}$/))

/** Which inquiries a list or an export has. */
export const listQuery = z.object({
  view: z._default(z.enum(inboxViews), 'open'),
  search: z.optional(z.string().check(z.maxLength(limits.desk.searchMax))),
  form: z.optional(z.enum(forms)),
  status: z.optional(z.enum(inquiryStates)),
  assignee: z.optional(z.guid()),
  contact: z.optional(contactId),
  budget: z.optional(z.string().check(z.maxLength(200))),
  page: z.optional(z.string().check(z.maxLength(200))),
  from: z.optional(z.iso.datetime()),
  to: z.optional(z.iso.datetime()),
  after: z.optional(z.string().check(z.maxLength(20))),
})
