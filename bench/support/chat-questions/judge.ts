import type { HelpReply } from '../../../src/domain/help/help.ts'
import type { ChatQuestion, Fact } from './question.ts'

/** `unhelpful` leaves the visitor without an answer; `wrong` tells something untrue, which is worse. */
export type Verdict = 'right' | 'unhelpful' | 'wrong'

export function judge(question: ChatQuestion, reply: HelpReply): Verdict {
  const { expect, never = [] } = question
  if (never.some((text) => says(reply.text, text))) return 'wrong'
  if (reply.kind === 'calm') return expect.kind === 'calm' ? inLanguage(question, reply) : 'wrong'
  const passedOn = reply.kind === 'unknown' || reply.kind === 'person'
  switch (expect.kind) {
    case 'calm':
      return 'unhelpful'
    case 'person':
      return passedOn ? inLanguage(question, reply) : 'unhelpful'
    case 'unknown':
      if (reply.kind === 'answer') return 'wrong'
      return passedOn ? withoutPrice(question, reply) : 'unhelpful'
    case 'either':
      return passedOn ? withoutPrice(question, reply) : answered(question, expect, reply)
    case 'answer':
      return passedOn ? 'unhelpful' : answered(question, expect, reply)
  }
}

type Expected = Extract<ChatQuestion['expect'], { readonly facts: readonly Fact[] }>

/** A general text of a category that does not hold the facts is beside the point; a specific answer is wrong then. */
function answered(question: ChatQuestion, { facts, page }: Expected, reply: HelpReply): Verdict {
  const complete = facts.every((fact) => [fact].flat().some((text) => says(reply.text, text)))
  if (!complete) return reply.kind === 'general' ? 'unhelpful' : 'wrong'
  const linked =
    reply.kind === 'general' || !page || reply.links.some(({ url }) => page.includes(pathOf(url)))
  return linked ? inLanguage(question, reply) : 'unhelpful'
}

function withoutPrice(question: ChatQuestion, reply: HelpReply): Verdict {
  return /\$\s?\d/.test(reply.text) ? 'wrong' : inLanguage(question, reply)
}

/** Right only in the visitor's language, and with the visitor's contact details noticed. */
function inLanguage({ language, noticed }: ChatQuestion, reply: HelpReply): Verdict {
  const email = noticed?.email ?? null
  const phone = noticed?.phone ?? null
  const sawEmail = email === null || reply.noticed.email?.toLowerCase() === email
  const sawPhone = phone === null || digits(reply.noticed.phone ?? '').endsWith(digits(phone))
  return reply.language === language && sawEmail && sawPhone ? 'right' : 'unhelpful'
}

const digits = (text: string) => text.replace(/\D/g, '')

const pathOf = (url: string) => new URL(url, 'http://site.invalid').pathname

/**
 * Whether the text holds the words, whatever their case and accents. They begin where a word begins, so that
 * stems are found; a figure is found only as a whole, so that $450 is not seen in $4,500 nor 2 in $2.
 */
export function says(text: string, words: string): boolean {
  const plain = plainly(words)
  const start = /^\d/.test(plain) ? '(?<![\\p{L}\\d.$])' : /^\p{L}/u.test(plain) ? '(?<![\\p{L}\\d])' : ''
  const end = /\d$/.test(plain) ? '(?!\\d|\\.\\d)' : ''
  return new RegExp(`${start}${RegExp.escape(plain)}${end}`, 'u').test(plainly(text))
}

function plainly(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/(?<=\d)[,.](?=\d{3}(?!\d))/g, '')
}
