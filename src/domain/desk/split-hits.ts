import { otherSpelling } from './other-spelling.ts'

export type TextPart = { readonly text: string; readonly hit: boolean }

/** Cuts a text where the words of a search stand in it, whatever their case or spelling. */
export function splitHits(text: string, search: string): TextPart[] {
  const words = [...search.split(/\s+/), otherSpelling(search) ?? ''].filter(Boolean)
  if (words.length === 0 || text === '') return text === '' ? [] : [{ text, hit: false }]
  // The longest first: of two words that begin alike, the whole longer one is marked.
  const pattern = words
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')
  return text
    .split(new RegExp(`(${pattern})`, 'giu'))
    .map((part, index) => ({ text: part, hit: index % 2 === 1 }))
    .filter(({ text: part }) => part !== '')
}

export function hasHit(text: string, search: string): boolean {
  return splitHits(text, search).some(({ hit }) => hit)
}
