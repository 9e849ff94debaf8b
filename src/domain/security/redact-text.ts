const mask = '[redacted]'

/** Applied in this order. Each pattern passes over the text once, even when the text is hostile. */
const rules: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // Queries and fragments, which carry tokens and addresses.
  [/(?<=[\w/%.-])[?#][\w%&+=~.-][^\s"'<>()]*/g, `?${mask}`],
  [/\/\/[^\s/@"'<>]{1,200}@/g, `//${mask}@`],
  // The secret part of a status link.
  [/(\/inquiry\/)[\w-]+/g, `$1${mask}`],
  // The rest of the line: no pattern can know what a secret looks like.
  [
    /(password|passwd|pwd|passphrase|token|secret|credential|api[_-]?key|authorization|bearer|cookie)[^\n]+/gi,
    `$1 ${mask}`,
  ],
  [/\beyJ[\w-]+(?:\.[\w-]+){1,2}/g, mask],
  [/[^\s@"'<>()[\]/:=,;]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63})+/gu, mask],
  [/(?<![\w+/=-])[a-z\d+/]{40,}={0,2}(?![\w+/=-])/gi, mask],
  // Keys and hashes: long runs with a digit, or very long ones; not the names of our own files.
  [/(?<![\w+=-])(?=[a-z_+=-]*\d|[\w+=-]{32})[\w+=-]{20,}(?![\w+=-]|\.(?:m?js|tsx?|css)\b)/gi, mask],
]

/** Masks what a console line or an error message may reveal: secrets, addresses, keys, queries. */
export function redactText(text: string): string {
  return rules.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text)
}
