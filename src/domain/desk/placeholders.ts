/** The words that a saved reply leaves open; each is filled in from the inquiry that is answered. */
export const placeholders = ['name', 'first name', 'company', 'reference', 'form', 'due', 'my name'] as const
export type Placeholder = (typeof placeholders)[number]

/** Empty where the inquiry does not say it. */
export type PlaceholderValues = Readonly<Record<Placeholder, string>>

/** A placeholder's place in a text, from its first brace to after its last. */
export type Gap = { readonly name: string; readonly from: number; readonly to: number }

const pattern = /\{\{([^{}\n]*)\}\}/g

/** How a placeholder is written. */
export function written(name: string): string {
  return `{{${name}}}`
}

/** Everything in double braces. A letter with a gap is not finished. */
export function gapsIn(text: string): Gap[] {
  return [...text.matchAll(pattern)].map((match) => ({
    name: nameIn(match[1]),
    from: match.index,
    to: match.index + match[0].length,
  }))
}

/** Names in double braces that nothing can fill in, each once. */
export function unknownPlaceholders(text: string): string[] {
  return [...new Set(gapsIn(text).map(({ name }) => name))].filter((name) => known(name) === undefined)
}

/** Fills in what is known, in one pass: braces in a visitor's own words stay words. The rest stays a gap. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(pattern, (gap: string, inside: string) => {
    const name = known(nameIn(inside))
    const value = name === undefined ? '' : values[name].replace(/\s+/g, ' ').trim()
    return value === '' ? gap : value
  })
}

function nameIn(inside = ''): string {
  return inside.trim().replace(/\s+/g, ' ').toLowerCase()
}

function known(name: string): Placeholder | undefined {
  return placeholders.find((each) => each === name)
}
