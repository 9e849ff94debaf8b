import * as z from 'zod/mini'
import type { Answer, Conversation, Turn } from '../../../domain/chat/conversation.ts'
import { isSafeLink } from '../../../domain/chat/is-safe-link.ts'
import { helpLanguages, helpReplyKinds } from '../../../domain/help/help.ts'
import * as limits from '../../../domain/limits.ts'
import { flag, listOf, time } from './lean-schemas.ts'
import { type ChatStorage, readFields, writeFields } from './stored-fields.ts'

const text = (max: number) => z.string().check(z.maxLength(max))
const words = (max: number) => z.string().check(z.maxLength(max), z.regex(/\S/))
const count = z.nullable(z.number().check(z.int(), z.minimum(0)))
const day = z.nullable(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)))

const linkSchema = z.object({ text: words(limits.chat.linkMax), url: z.string().check(z.refine(isSafeLink)) })

const subjectSchema = z.object({
  kind: z.enum(['conference', 'package', 'kit', 'item', 'topic']),
  id: text(limits.help.topicMax),
  attendees: count,
  days: count,
  quantity: count,
  from: day,
  to: day,
})

const replySchema = z.object({
  kind: z.enum(helpReplyKinds),
  topic: text(limits.help.topicMax),
  language: z.enum(helpLanguages),
  text: words(limits.chat.answerMax),
  links: listOf(linkSchema),
  noticed: z.object({
    email: z.nullable(text(limits.fields.emailMax)),
    phone: z.nullable(text(limits.fields.phoneMax)),
  }),
  subject: z.catch(z.nullable(subjectSchema), null),
})

const passedOnSchema = z.object({
  reference: z.string().check(z.regex(/^[A-Z0-9-]{1,20}$/)),
  replyBy: z.catch(z.nullable(time), null),
  name: text(limits.fields.nameMax),
  email: text(limits.fields.emailMax),
  phone: text(limits.fields.phoneMax),
  message: text(limits.fields.messageMax),
})

const answerSchema = z.object({
  reply: replySchema,
  at: z.unknown(),
  helpful: z.catch(z.nullable(flag), null),
  passedOn: z.catch(z.nullable(passedOnSchema), null),
})

/** Stored text is untrusted: everything that is not a valid conversation is dropped. Null if none is stored. */
export function readConversation(storage: ChatStorage | null, now: number): Conversation | null {
  const { startedAt, turns } = readFields(storage)
  if (startedAt === undefined && turns === undefined) return null
  return { startedAt: pastTime(startedAt, now), turns: readTurns(turns, now) }
}

export function writeConversation(storage: ChatStorage | null, { startedAt, turns }: Conversation): void {
  writeFields(storage, { startedAt, turns: turns.map(({ said, at, answer }) => ({ said, at, answer })) })
}

/** A message without a valid answer is asked again. */
function readTurns(value: unknown, now: number): Turn[] {
  if (!Array.isArray(value)) return []
  return value
    .slice(-limits.chat.turnsKept)
    .flatMap((item: unknown) => {
      const { said, at, answer } = fieldsOf(item)
      const isText = typeof said === 'string' && said.trim() !== '' && said.length <= limits.chat.messageMax
      return isText ? [{ said, at: pastTime(at, now), answer: readAnswer(answer, now) }] : []
    })
    .map((turn, index) => ({ ...turn, number: index + 1 }))
}

function readAnswer(value: unknown, now: number): Answer | null {
  const { data } = answerSchema.safeParse(value)
  return data ? { ...data, at: pastTime(data.at, now) } : null
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function pastTime(value: unknown, now: number): number {
  return typeof value === 'number' && value >= 0 && value <= now ? value : now
}
