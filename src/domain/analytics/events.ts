import * as z from 'zod/mini'
import { notFoundPath, pagePaths } from '../../routes.ts'
import { chatCategories } from '../chat/reply-to.ts'
import { type InquiryFormId, inquiryForms } from '../inquiry/inquiry-forms.ts'
import * as limits from '../limits.ts'
import { failureKinds } from './failure-kinds.ts'

/**
 * The events that are counted. Every value except the referring host comes from one of our own lists, so an
 * event cannot identify a person. The browser imports only the types.
 */
const path = z.enum([...Object.values(pagePaths), notFoundPath])
const form = z.custom<InquiryFormId>(
  (value) => typeof value === 'string' && Object.hasOwn(inquiryForms, value),
)
const kind = z.enum(failureKinds)

const hostName = z.string().check(z.regex(/^[\w.-]{1,253}$/))

/** An event and the page it happened on. */
const analyticsRecord = z.discriminatedUnion('name', [
  z.object({ name: z.literal('page_view'), path, referrerHost: z.optional(hostName) }),
  z.object({ name: z.literal('form_started'), path, form }),
  z.object({ name: z.literal('form_succeeded'), path, form }),
  z.object({ name: z.literal('form_failed'), path, form, kind }),
  z.object({ name: z.literal('quote_step'), path, step: z.int().check(z.minimum(1), z.maximum(9)) }),
  z.object({ name: z.literal('gate_opened'), path }),
  z.object({ name: z.literal('gate_granted'), path }),
  z.object({ name: z.literal('chat_opened'), path }),
  z.object({ name: z.literal('chat_message'), path, category: z.enum(chatCategories) }),
  z.object({ name: z.literal('contact_form_error'), path, kind }),
  z.object({ name: z.literal('lead_gate_error'), path, kind }),
])

export const analyticsBatch = z.object({
  events: z.array(analyticsRecord).check(z.minLength(1), z.maxLength(limits.events.perRequest)),
})

export type AnalyticsRecord = z.output<typeof analyticsRecord>

type WithoutPath<Event> = Event extends unknown ? Omit<Event, 'path'> : never

/** An event as a page reports it; the tracker adds the path. */
export type AnalyticsEvent = WithoutPath<AnalyticsRecord>
