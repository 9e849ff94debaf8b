export type Tag = { readonly name: string; readonly attributes: ReadonlyMap<string, string> }

/** Reads the HTML our renderer writes; a tag it cannot read is an error and never skipped. */
export function readTags(html: string): Tag[] {
  const markup = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/gi, '$1')
  const tags = [...markup.matchAll(/<([a-z][\w-]*)((?:\s+[\w:@.-]+(?:="[^"]*")?)*)\s*\/?>/gi)]
  const begun = markup.match(/<[a-z]/gi)?.length ?? 0
  if (tags.length !== begun) throw new Error(`${begun - tags.length} tags are written in an unknown way`)
  return tags.map(([, name = '', written = '']) => ({
    name: name.toLowerCase(),
    attributes: new Map(
      [...written.matchAll(/([\w:@.-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decode(value),
      ]),
    ),
  }))
}

export function decode(text: string): string {
  return text
    .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
