type Person = { readonly id: string; readonly name: string }

export type NotePart = { readonly text: string; readonly person: string | null }

/** Cuts a note where colleagues are named with an `@` in front. */
export function splitMentions(text: string, people: readonly Person[]): NotePart[] {
  // The longest first: "@Ada Lovelace" does not mention Ada as well.
  const known = people.filter(({ name }) => name !== '').sort((a, b) => b.name.length - a.name.length)
  if (known.length === 0) return text === '' ? [] : [{ text, person: null }]
  const pattern = known.map(({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  return text
    .split(new RegExp(`(@(?:${pattern}))(?![\\p{L}\\p{N}])`, 'giu'))
    .map((part, index) => {
      const name = part.slice(1).toLowerCase()
      const person = index % 2 === 1 ? known.find((each) => each.name.toLowerCase() === name) : undefined
      return { text: part, person: person?.id ?? null }
    })
    .filter((part) => part.text !== '')
}

/** The people whom a note mentions, each once. */
export function mentionsIn(text: string, people: readonly Person[]): string[] {
  return [...new Set(splitMentions(text, people).flatMap(({ person }) => person ?? []))]
}

/** The part of a name typed after the last `@`, or null when nobody is being named. */
export function mentionBegun(textBeforeCaret: string): string | null {
  return /(?:^|\s)@([\p{L}\p{N}.'-]*)$/u.exec(textBeforeCaret)?.[1] ?? null
}
