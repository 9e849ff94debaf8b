import {
  addLine,
  isSelected,
  type QuoteSelection,
  removeLine,
  type SelectionLine,
  setQuantity,
} from './quote-selection.ts'

/** Something of a selection under the name it has in the visitor's text. */
export type NamedLine = SelectionLine & { readonly name: string }

/** `- Canon EOS C70`, or `- 2 × Canon EOS C70`. */
function lineFor({ name, quantity }: Pick<NamedLine, 'name' | 'quantity'>): string {
  return quantity === 1 ? `- ${name}` : `- ${quantity} × ${name}`
}

/** Lines that start with a dash are the list; all others are what the visitor has to say. */
function isListing(line: string, name: string): boolean {
  return /^\s*-/.test(line) && line.includes(name)
}

export function listsName(text: string, name: string): boolean {
  return text.split('\n').some((line) => isListing(line, name))
}

/** Deletes the dash lines that contain the name. */
export function withoutName(text: string, name: string): string {
  return listsName(text, name)
    ? text
        .split('\n')
        .filter((line) => !isListing(line, name))
        .join('\n')
    : text
}

function withLine(text: string, line: NamedLine): string {
  if (listsName(text, line.name)) return text
  const start = text === '' || text.endsWith('\n') ? text : `${text}\n`
  return start + lineFor(line)
}

/** The number in a line of the form that we write ourselves; null for any other. */
function quantityIn(text: string, name: string): number | null {
  for (const line of text.split('\n')) {
    const [, quantity = '1', named] = /^\s*-\s*(?:(\d{1,4})\s*[×x]\s+)?(.*?)\s*$/.exec(line) ?? []
    if (named === name) return Number(quantity)
  }
  return null
}

/** Writes another number into the lines of our form; what the visitor has worded stays as it is. */
function withQuantity(text: string, line: NamedLine): string {
  return text
    .split('\n')
    .map((each) => (quantityIn(each, line.name) === null ? each : lineFor(line)))
    .join('\n')
}

/** The text after its list has changed from one state to another. */
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

/** What the visitor has to say beside the lines of a list. */
export function wordsBeside(text: string, lines: readonly Pick<NamedLine, 'name' | 'quantity'>[]): string {
  const listed = new Set(lines.map(lineFor))
  return text
    .split('\n')
    .filter((line) => !listed.has(line.trim()))
    .join('\n')
    .trim()
}

/**
 * The selection after the visitor has edited the text: lines that are gone leave it, numbers follow, and
 * an offer whose line was written by hand, or put back, joins it.
 */
export function followText(
  selection: QuoteSelection,
  text: string,
  listed: readonly NamedLine[],
  offers: readonly NamedLine[],
): QuoteSelection {
  let next = selection
  for (const line of listed) {
    const quantity = quantityIn(text, line.name)
    if (!listsName(text, line.name)) next = removeLine(next, line)
    else if (quantity !== null && quantity !== line.quantity) next = setQuantity(next, line, quantity)
  }
  return adoptOffers(next, text, offers)
}

/** Takes in the offers that stand in the text in the form that we write ourselves. */
export function adoptOffers(
  selection: QuoteSelection,
  text: string,
  offers: readonly NamedLine[],
): QuoteSelection {
  let next = selection
  for (const { kind, id, name } of offers) {
    const quantity = quantityIn(text, name)
    if (quantity === null || isSelected(next, { kind, id })) continue
    next = setQuantity(addLine(next, { kind, id, quantity: 1 }), { kind, id }, quantity)
  }
  return next
}
