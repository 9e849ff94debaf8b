import * as z from 'zod/mini'
import * as limits from '../limits.ts'
import { gapsIn, unknownPlaceholders } from './placeholders.ts'

const trimmed = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))
const finished = z.refine<string>(
  (text) => gapsIn(text).length === 0,
  'has a placeholder that is not filled in',
)
const fillable = z.refine<string>(
  (text) => unknownPlaceholders(text).length === 0,
  'has a placeholder that is not known',
)

/** A letter that is still being written. */
export const draftSchema = z.object({
  subject: trimmed(limits.desk.replySubjectMax),
  text: trimmed(limits.desk.replyMax),
})
export type ReplyDraft = z.output<typeof draftSchema>

/** A letter that is sent. Its id is chosen by its writer, so that a repeated call sends no second one. */
export const letterSchema = z.object({
  id: z.guid(),
  subject: trimmed(limits.desk.replySubjectMax).check(finished),
  text: trimmed(limits.desk.replyMax).check(finished),
  attachments: z.array(z.guid()).check(z.maxLength(limits.desk.attachments)),
})
export type Letter = z.output<typeof letterSchema>

export const savedReplySchema = z.object({
  title: trimmed(limits.desk.savedReplyTitleMax),
  /** Empty leaves the letter's own subject. */
  subject: z.string().check(z.trim(), z.maxLength(limits.desk.replySubjectMax), fillable),
  text: trimmed(limits.desk.replyMax).check(fillable),
})
export type SavedReplyText = z.output<typeof savedReplySchema>

/** Null signs with the name and the company. */
export const signatureSchema = z.object({
  signature: z.nullable(trimmed(limits.desk.signatureMax)),
})

export const attachmentSchema = z.object({
  name: z.string().check(z.maxLength(1000)),
  bytes: z.int().check(z.minimum(0), z.maximum(limits.desk.attachmentsBytes)),
})
