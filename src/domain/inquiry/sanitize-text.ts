/**
 * Takes out what has no place in a text from a stranger: angle brackets, `javascript:`, event attributes,
 * control characters and lone surrogates. Nothing that comes out holds any of them, not even where a removal
 * brings the parts of a new one together. Output is encoded all the same.
 */
export function sanitizeText(text: string): string {
  const plain = text.toWellFormed().replace(unwanted, '')
  if (!/[:=]/.test(plain)) return plain.trim()
  // One pass that looks back: starting over after each removal takes seconds on a text made for that.
  const kept = new Uint16Array(plain.length)
  let length = 0
  for (let at = 0; at < plain.length; at += 1) {
    kept[length] = plain.charCodeAt(at)
    length += 1
    if (plain[at] === ':') length = scriptStart(kept, length)
    if (plain[at] === '=') length = attributeStart(kept, length)
  }
  return new TextDecoder('utf-16le').decode(kept.subarray(0, length)).trim()
}

/** Angle brackets; control characters but tab, line feed and carriage return; marks that reorder text on screen. */
const unwanted = /[<>]|(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu

/** Where a text that ends in `javascript:` has to end instead. */
function scriptStart(kept: Uint16Array, length: number): number {
  const start = length - 'javascript:'.length
  return start >= 0 && startsWith(kept, start, 'javascript:') ? start : length
}

/** Where a text that ends in an attribute such as `onclick =` has to end instead. */
function attributeStart(kept: Uint16Array, length: number): number {
  let start = length - 1
  while (start > 0 && /\s/.test(unitAt(kept, start - 1))) start -= 1
  const end = start
  while (start > 0 && /\w/.test(unitAt(kept, start - 1))) start -= 1
  return end - start > 'on'.length && startsWith(kept, start, 'on') ? start : length
}

function startsWith(kept: Uint16Array, start: number, wanted: string): boolean {
  for (let at = 0; at < wanted.length; at += 1) {
    if (unitAt(kept, start + at).toLowerCase() !== wanted[at]) return false
  }
  return true
}

function unitAt(kept: Uint16Array, at: number): string {
  return String.fromCharCode(kept[at] ?? 0)
}
