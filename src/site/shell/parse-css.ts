/** A declaration, or an at-rule or rule with what stands in its braces. */
export type CssPart = { readonly head: string; readonly parts: readonly CssPart[] | null }

/** Reads a minified sheet into its parts; nesting, strings and brackets are respected, nothing is interpreted. */
export function parseCss(css: string): CssPart[] {
  const open: { head: string; parts: CssPart[] }[] = [{ head: '', parts: [] }]
  let start = 0
  let depth = 0
  const top = () => open.at(-1) ?? { head: '', parts: [] }
  const closeDeclaration = (end: number) => {
    const head = css.slice(start, end).trim()
    if (head !== '') top().parts.push({ head, parts: null })
  }
  for (const { 0: token, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[()[\]{};]/g)) {
    if (token === '(' || token === '[') depth += 1
    else if (token === ')' || token === ']') depth -= 1
    else if (depth > 0 || token.length > 1) continue
    else {
      if (token === '{') open.push({ head: css.slice(start, index).trim(), parts: [] })
      else closeDeclaration(index)
      const closed = token === '}' ? open.pop() : undefined
      if (closed) top().parts.push(closed)
      start = index + 1
    }
  }
  return top().parts
}

export function printCss(parts: readonly CssPart[]): string {
  return parts
    .map(({ head, parts: inner }, index) => {
      if (inner) return `${head}{${printCss(inner)}}`
      return index === parts.length - 1 ? head : `${head};`
    })
    .join('')
}

/** At the commas that stand outside of brackets. */
export function splitSelectors(list: string): string[] {
  const selectors = ['']
  let depth = 0
  for (const character of list) {
    if (character === '(' || character === '[') depth += 1
    if (character === ')' || character === ']') depth -= 1
    if (character === ',' && depth === 0) selectors.push('')
    else selectors.push((selectors.pop() ?? '') + character)
  }
  return selectors.map((selector) => selector.trim())
}
