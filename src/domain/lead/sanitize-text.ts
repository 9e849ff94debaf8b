const patterns = [/[<>]/g, /javascript:/gi, /\bon\w+\s*=/gi] as const

/**
 * Takes out what has no place in a text from a stranger: angle brackets, `javascript:`, event attributes,
 * control characters and lone surrogates. Repeated until nothing changes, so that removal cannot assemble a
 * new one. Output is encoded all the same.
 */
export function sanitizeText(text: string): string {
  let current = text.toWellFormed().replace(controlCharacters, '')
  for (;;) {
    const next = patterns.reduce((rest, pattern) => rest.replace(pattern, ''), current)
    if (next === current) return current.trim()
    current = next
  }
}

/** All but tab, line feed and carriage return; also the marks that reorder text on screen. */
const controlCharacters = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu
