import type { MailContent, MailLine, MailRow, MailSheet } from './mail-content.ts'

const widestLabel = 22

/**
 * The plain-text version. Text typed by a visitor is indented, so that it cannot pass for one of our own
 * lines.
 */
export function renderMailText(content: MailContent): string {
  const { slate, heading, paragraphs, action, sheets, notes, sender } = content
  return `${[
    `${slate.toUpperCase()}\n\n${heading}`,
    ...paragraphs,
    ...sheets.map(sheetText),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    `-- \n${[sender.name, ...sender.lines, sender.link.url].join('\n')}`,
  ].join('\n\n')}\n`
}

function sheetText({ caption, lines = [], rows = [] }: MailSheet): string {
  const width = Math.min(widestLabel, Math.max(0, ...rows.map(({ label }) => label.length))) + 2
  return [
    ...(caption ? [caption.toUpperCase(), '-'.repeat(caption.length)] : []),
    ...lines.map(lineText),
    ...(lines.length > 0 && rows.length > 0 ? [''] : []),
    ...rows.map((row) => rowText(row, width)),
  ].join('\n')
}

function lineText({ mark, text, amount }: MailLine): string {
  return [`${mark} ${text}`.trim(), ...(amount ? [amount] : [])].join(': ')
}

function rowText({ label, values }: MailRow, width: number): string {
  const [first = '', ...more] = values.flatMap((value) => value.split(/\r\n?|\n/))
  return [`${label.padEnd(width)}${first}`, ...more.map((line) => `${' '.repeat(width)}${line}`)]
    .map((line) => line.trimEnd())
    .join('\n')
}
