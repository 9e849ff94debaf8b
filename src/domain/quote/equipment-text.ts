/** A line of the list, with the name that visitors read. */
export type ListedLine = { readonly name: string; readonly quantity: number }

/** `- Canon EOS C70`, or `- 2 × Canon EOS C70`. */
function lineFor({ name, quantity }: ListedLine): string {
  return quantity === 1 ? `- ${name}` : `- ${quantity} × ${name}`
}

/** Whether a line of the text is still as the list wrote it, apart from spaces, which visitors do not see. */
function isLineFor(line: string, listed: ListedLine): boolean {
  return line.trim() === lineFor(listed)
}

/**
 * The form's text after the list has changed: an added item appends its line, a new quantity updates the
 * line, a removal deletes it. Lines that the visitor wrote or changed stay, and the list never follows the
 * text.
 */
export function followSelection(
  text: string,
  before: readonly ListedLine[],
  after: readonly ListedLine[],
): string {
  const under = (lines: readonly ListedLine[], name: string) => lines.find((line) => line.name === name)
  const changed = before.filter(({ name, quantity }) => under(after, name)?.quantity !== quantity)
  const lines = text.split('\n').flatMap((line) => {
    const old = changed.find((each) => isLineFor(line, each))
    if (!old) return line
    const now = under(after, old.name)
    return now ? lineFor(now) : []
  })
  const added = after.filter(
    (each) => !under(before, each.name) && !lines.some((line) => isLineFor(line, each)),
  )
  if (added.length > 0 && lines.at(-1) === '') lines.pop()
  return [...lines, ...added.map(lineFor)].join('\n')
}

/** The text as a note beside the list, without the lines that repeat the list. */
export function noteBeside(list: readonly ListedLine[], text: string): string {
  return text
    .split('\n')
    .filter((line) => !list.some((each) => isLineFor(line, each)))
    .join('\n')
    .trim()
}
