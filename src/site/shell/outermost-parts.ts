export type Part = {
  readonly tag: string
  /** Where the tag begins, where what it holds begins, and where that ends. */
  readonly start: number
  readonly inside: number
  readonly end: number
}

/** The outermost `div`s of a rendered body whose tag has what is asked for. React closes every element it opens. */
export function outermostParts(body: string, asked: RegExp): Part[] {
  const parts: Part[] = []
  let depth = 0
  let open: Omit<Part, 'end'> | undefined
  for (const { 0: tag, index } of body.matchAll(/<div\b[^>]*>|<\/div>/g)) {
    if (open) {
      depth += tag === '</div>' ? -1 : 1
      if (depth > 0) continue
      parts.push({ ...open, end: index })
      open = undefined
    } else if (asked.test(tag)) {
      open = { tag, start: index, inside: index + tag.length }
      depth = 1
    }
  }
  return parts
}
