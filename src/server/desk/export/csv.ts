/** A line of CSV as spreadsheets read it: every cell is text, whatever a visitor wrote into it. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

/** Spreadsheets run a cell that begins like a formula. The apostrophe makes it text and is not shown. */
function cell(text: string): string {
  const inert = /^[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}
