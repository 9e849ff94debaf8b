/**
 * Removes everything that does not belong in a stranger's text: angle brackets, `javascript:`, event
 * attributes, control characters and lone surrogates. The result contains none of them, not even where a
 * removal joins the parts of a new one. Output is encoded all the same.
 */
export function sanitizeText(text: string): string {
  const plain = text.toWellFormed().replace(unwanted, '')
  if (!/[:=]/.test(plain)) return plain.trim()
  // One pass that looks back: starting over after each removal would take seconds on a text crafted for it.
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

/** Angle brackets; control characters except tab, line feed and carriage return; marks that reorder text. */
const unwanted = /[<>]|(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu

/** The length to keep, without a `javascript:` at the end. */
function scriptStart(kept: Uint16Array, length: number): number {
  const start = length - 'javascript:'.length
  return start >= 0 && startsWith(kept, start, 'javascript:') ? start : length
}

/** The length to keep, without an attribute such as `onclick =` at the end. */
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
