import { redactText } from './redact-text.ts'

/** The free-text fields of security events: how long they may be and how they are written. */
const fields = {
  text: { max: 100, form: 'line' },
  message: { max: 300, form: 'line' },
  reason: { max: 300, form: 'line' },
  directive: { max: 100, form: 'line' },
  stack: { max: 2000, form: 'lines' },
  componentStack: { max: 2000, form: 'lines' },
  file: { max: 300, form: 'address' },
  blocked: { max: 300, form: 'address' },
  document: { max: 300, form: 'address' },
} as const

export type EventTextField = keyof typeof fields

/** Only this many characters of a text are read. */
const readMax = 20_000

export function isEventTextField(name: string): name is EventTextField {
  return Object.hasOwn(fields, name)
}

/**
 * Makes a text fit to leave the page and enter the log: redacted, without control characters, short. The page
 * calls it before it sends, the server before it stores.
 */
export function cleanEventText(field: EventTextField, text: string): string {
  const { max, form } = fields[field]
  const plain = cleanText(text.slice(0, readMax), readMax)
  if (form === 'address') return cut(redactText(bareAddress(plain)), max)
  return cut(redactText(form === 'line' ? plain.replace(/\s+/g, ' ').trim() : plain), max)
}

/** Removes what reorders or hides text or cannot be stored: controls, direction marks, lone surrogates. */
export function cleanText(text: string, max: number): string {
  return cut(text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(unwanted, ''), max)
}

const unwanted = /(?![\t\n])\p{Cc}|\p{Cs}|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

function cut(text: string, max: number): string {
  // A cut through a surrogate pair leaves a lone surrogate, which cannot be stored.
  return text.slice(0, max).replace(/\p{Cs}$/u, '')
}

/** The address without its query; only the scheme of an address that holds its own content. */
function bareAddress(address: string): string {
  const inline = /^\s*(data|blob|javascript):/i.exec(address)?.[1]
  return inline ? inline.toLowerCase() : address.replace(/[?#\s].*$/s, '')
}
