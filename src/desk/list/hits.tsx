import { splitHits } from '../../domain/desk/split-hits.ts'

/** A text with the words of the search marked. It is text in any case, whatever a visitor wrote. */
export function Hits({ text, search }: { text: string; search: string | undefined }) {
  if (!search) return text
  return splitHits(text, search).map(({ text: part, hit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity beside their place
    hit ? <mark key={index}>{part}</mark> : part,
  )
}
