import type { SelectionLine } from './quote-selection.ts'

/** Something of a selection under the name it has in the request's text. */
export type NamedLine = SelectionLine & { readonly name: string }

/** `- Canon EOS C70`, or `- 2 × Canon EOS C70`. */
export function lineFor({ name, quantity }: Pick<NamedLine, 'name' | 'quantity'>): string {
  return quantity === 1 ? `- ${name}` : `- ${quantity} × ${name}`
}

/** Lines that start with a dash are the list; all others are what the visitor has to say. */
function isListing(line: string, name: string): boolean {
  return /^\s*-/.test(line) && line.includes(name)
}

/** A line in the form that we write ourselves, whatever its number. */
function isOurs(line: string, name: string): boolean {
  return line.replace(/^\s*-\s*(\d+\s*[×x]\s+)?/, '- ').trim() === `- ${name}`
}

function withoutName(text: string, name: string): string {
  return text
    .split('\n')
    .filter((line) => !isListing(line, name))
    .join('\n')
}

/** A line of its own at the end, unless the name is listed already. */
function withLine(text: string, line: NamedLine): string {
  if (text.split('\n').some((each) => isListing(each, line.name))) return text
  const start = text === '' || text.endsWith('\n') ? text : `${text}\n`
  return start + lineFor(line)
}

/** Writes another number into the lines of our form; what the visitor has worded stays as it is. */
function withQuantity(text: string, line: NamedLine): string {
  return text
    .split('\n')
    .map((each) => (isOurs(each, line.name) ? lineFor(line) : each))
    .join('\n')
}

/**
 * The request's text after the list has changed: what was added is appended, what was removed loses its dash lines,
 * and all other words stay. Nothing is ever read from the text.
 */
export function followSelection(
  text: string,
  before: readonly NamedLine[],
  after: readonly NamedLine[],
): string {
  let next = text
  for (const { name } of before) {
    if (!after.some((line) => line.name === name)) next = withoutName(next, name)
  }
  for (const line of after) {
    const old = before.find(({ name }) => name === line.name)
    if (!old) next = withLine(next, line)
    else if (old.quantity !== line.quantity) next = withQuantity(next, line)
  }
  return next
}

/** The visitor's own words beside the lines of a list. */
export function wordsBeside(text: string, lines: readonly Pick<NamedLine, 'name' | 'quantity'>[]): string {
  const listed = new Set(lines.map(lineFor))
  return text
    .split('\n')
    .filter((line) => !listed.has(line.trim()))
    .join('\n')
    .trim()
}
