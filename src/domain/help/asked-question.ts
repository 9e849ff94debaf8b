import * as z from 'zod/mini'
import { sanitizeText } from '../inquiry/sanitize-text.ts'
import * as limits from '../limits.ts'
import { helpLanguages } from './help.ts'
import { maskContactDetails } from './mask-contact-details.ts'

const language = z.enum(helpLanguages)

/** A question that the help chat could not answer, as the browser reports it. */
export const helpQuestionSchema = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(limits.chat.messageMax)),
  language,
})

/** A thumb for an answer, up or down; `previous` is the one that it replaces. */
export const helpRatingSchema = z.object({
  topic: z.string().check(z.maxLength(limits.help.topicMax), z.regex(/^[a-z\d]+(?:[:._/-][a-z\d]+)*$/i)),
  language,
  helpful: z.boolean(),
  previous: z.optional(z.boolean()),
})

export type HelpRating = z.output<typeof helpRatingSchema>

/** The question without contact details, and what makes it the same as another; null when nothing is left of it. */
export function cleanQuestion(text: string): { readonly text: string; readonly normalized: string } | null {
  const clean = cut(maskContactDetails(sanitizeText(text)).replace(/\s+/gu, ' ').trim())
  const normalized = cut(
    clean
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  )
  return normalized === '' ? null : { text: clean, normalized }
}

/** Compatibility forms can be longer than the character that they stand for. */
function cut(text: string): string {
  return text.slice(0, limits.chat.messageMax).toWellFormed()
}
