import { redactText } from './redact-text.ts'

/** The free texts of security events, how long they may be, and how they are written. */
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

/** No more than this of any text is looked at. */
const readMax = 20_000

export function isEventTextField(name: string): name is EventTextField {
  return Object.hasOwn(fields, name)
}

/**
 * A text as it may leave the page and enter the log: redacted, without control characters, short. The page
 * applies it before it sends, the server before it stores.
 */
export function cleanEventText(field: EventTextField, text: string): string {
  const { max, form } = fields[field]
  const plain = cleanText(text.slice(0, readMax), readMax)
  if (form === 'address') return cut(redactText(bareAddress(plain)), max)
  return cut(redactText(form === 'line' ? plain.replace(/\s+/g, ' ').trim() : plain), max)
}

/** Without what reorders, hides or cannot be stored: control characters, direction marks, half characters. */
export function cleanText(text: string, max: number): string {
  return cut(text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(unwanted, ''), max)
}

const unwanted = /(?![\t\n])\p{Cc}|\p{Cs}|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

function cut(text: string, max: number): string {
  // A cut between the halves of a character leaves one that cannot be stored.
  return text.slice(0, max).replace(/\p{Cs}$/u, '')
}

/** Where, and nothing else: no query, and of an address that is its own content only the kind. */
function bareAddress(address: string): string {
  const inline = /^\s*(data|blob|javascript):/i.exec(address)?.[1]
  return inline ? inline.toLowerCase() : address.replace(/[?#\s].*$/s, '')
}
