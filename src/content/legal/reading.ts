import { phoneHref } from '../company/company.ts'
import type { Facts } from '../company/facts.ts'

/** A sentence, in pieces when some of them are links. */
export type Words = string | readonly (string | { readonly label: string; readonly href: string })[]

export type ReadingPart = {
  /** Unique on the page; the table of contents links to it. */
  readonly id: string
  readonly title: string
  /** The shortest version, beside the text. */
  readonly note?: string
  readonly text: readonly Words[]
  readonly rows?: readonly { readonly label: string; readonly value: Words }[]
  readonly list?: readonly Words[]
  /** Text after the rows or the list. */
  readonly after?: Words
}

/** A document to be read from top to bottom. */
export type Reading = {
  readonly heading: string
  /** The day someone last compared it with what the site does. */
  readonly reviewed: string
  readonly parts: (facts: Facts) => readonly ReadingPart[]
}

export const readingWords = {
  contents: 'On this page',
  reviewed: 'Last reviewed',
  others: 'Also here',
} as const

export function emailLink({ company }: Facts) {
  return { label: company.email, href: `mailto:${company.email}` }
}

export function phoneLink({ company }: Facts) {
  return { label: company.phone, href: phoneHref(company) }
}
