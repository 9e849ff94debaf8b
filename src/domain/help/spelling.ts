import { termOf } from './synonyms.ts'
import { isChatter, isStopWord } from './words.ts'

/** The term a word is looked up under, and how sure it is that the word means it. */
export type Spelling = (word: string) => { readonly term: string; readonly certainty: number }

/** Corrects typing mistakes by the words that are known; model names are taken as they are. */
export function createSpelling(known: Iterable<string>): Spelling {
  const vocabulary = new Set(known)
  const alike = new Map<string, string[]>()
  for (const word of vocabulary) {
    // A strange word is not taken for one that says nothing.
    if (isChatter(word) || isStopWord(word, 'en') || isStopWord(word, 'es')) continue
    const key = likeness(word, word.length)
    alike.set(key, [...(alike.get(key) ?? []), word])
  }
  return (word) => {
    if (vocabulary.has(word) || /\d/.test(word)) return { term: termOf(word), certainty: 1 }
    const nearest = nearestTo(word)
    return nearest === null
      ? { term: termOf(word), certainty: 1 }
      : { term: termOf(nearest), certainty: 0.85 }
  }

  function nearestTo(word: string): string | null {
    const most = allowedMistakes(word)
    if (most === 0) return null
    let nearest: string | null = null
    let distance = most + 1
    for (let length = word.length - most; length <= word.length + most; length += 1) {
      for (const candidate of alike.get(likeness(word, length)) ?? []) {
        const mistakes = mistakesBetween(word, candidate, distance)
        if (mistakes < distance) [nearest, distance] = [candidate, mistakes]
      }
    }
    return nearest
  }
}

/** People rarely mistype the first letter, so that words are compared with those that begin alike. */
function likeness(word: string, length: number): string {
  return `${word[0]}${length}`
}

/** In a short word every letter matters; a word longer than any we know is no mistyped one. */
function allowedMistakes(word: string): number {
  if (word.length < 5 || word.length > 24 || isStopWord(word, 'en') || isStopWord(word, 'es')) return 0
  return word.length < 9 ? 1 : 2
}

/** Letters to insert, delete, change or swap; counting stops at `limit`. */
function mistakesBetween(one: string, other: string, limit: number): number {
  let before: number[] = []
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    let fewest = row
    for (let column = 1; column <= other.length; column += 1) {
      const change = one[row - 1] === other[column - 1] ? 0 : 1
      let least = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + change,
      )
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (row > 1 && column > 1 && swapped) least = Math.min(least, (before[column - 2] ?? 0) + 1)
      current.push(least)
      fewest = Math.min(fewest, least)
    }
    if (fewest >= limit) return limit
    before = previous
    previous = current
  }
  return previous[other.length] ?? limit
}
