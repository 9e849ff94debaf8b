import { isStopWord, termOf } from './words.ts'

/** The term a word is looked up under, and how sure it is that the word means it. */
export type Spelling = (word: string) => { readonly term: string; readonly certainty: number }

/** Corrects typing mistakes by the words that are known; model names are taken as they are. */
export function createSpelling(known: Iterable<string>): Spelling {
  const vocabulary = new Set(known)
  const byLength = new Map<number, string[]>()
  for (const word of vocabulary) byLength.set(word.length, [...(byLength.get(word.length) ?? []), word])
  return (word) => {
    if (vocabulary.has(word) || /\d/.test(word)) return { term: termOf(word), certainty: 1 }
    const most = allowedMistakes(word)
    let nearest: string | null = null
    let distance = most + 1
    for (let length = word.length - most; length <= word.length + most; length += 1) {
      for (const candidate of byLength.get(length) ?? []) {
        if (candidate[0] !== word[0]) continue
        const mistakes = mistakesBetween(word, candidate, distance)
        if (mistakes < distance) [nearest, distance] = [candidate, mistakes]
      }
    }
    return nearest === null
      ? { term: termOf(word), certainty: 1 }
      : { term: termOf(nearest), certainty: 0.85 }
  }
}

/** People rarely mistype the first letter; in a short word every other letter matters. */
function allowedMistakes(word: string): number {
  if (word.length < 5 || isStopWord(word, 'en') || isStopWord(word, 'es')) return 0
  return word.length < 8 ? 1 : 2
}

/** Letters to insert, delete, change or swap; counting stops at `limit`. */
function mistakesBetween(one: string, other: string, limit: number): number {
  let before: number[] = []
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
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
    }
    if (Math.min(...current) >= limit) return limit
    before = previous
    previous = current
  }
  return previous[other.length] ?? limit
}
