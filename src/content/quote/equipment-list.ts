import { formatDollars } from '../../domain/format-dollars.ts'
import { estimateQuote } from '../../domain/quote/estimate-quote.ts'
import type { QuoteSelection } from '../../domain/quote/quote-selection.ts'
import type { Company } from '../company/company.ts'
import { packages } from '../equipment/packages.ts'
import { daysText } from '../equipment/rental-length.ts'
import { quoteSection } from '../forms/quote-form.ts'
import { describeLine, formatCents, priceOf } from './quote-catalog.ts'
import { reportWords } from './quote-words.ts'

/** The visitor's list as plain text to keep, with the packages and our contact details. */
export function equipmentListText(selection: QuoteSelection, company: Company, today: string): string {
  return [
    company.name.toUpperCase(),
    `Equipment list, ${today}`,
    '',
    ...(selection.lines.length > 0 ? [...selected(selection), ''] : []),
    ...offered(),
    '',
    'QUOTE INFORMATION',
    ...quoteSection.information.map(({ label, value }) => `${label}: ${value}`),
    '',
    'CONTACT',
    company.name,
    company.phone,
    company.email,
    ...(company.street === '' ? [] : [company.street]),
    `${company.city}, ${company.region} ${company.postalCode}`,
    company.hoursBothZones,
    '',
  ].join('\n')
}

function selected(selection: QuoteSelection): string[] {
  const { days, lines, totalCents, complete } = estimateQuote(selection, priceOf)
  const agreed = lines.filter((line) => line.totalCents === null).map(({ name }) => name)
  return [
    'YOUR LIST',
    ...lines.map((line) => `- ${describeLine(line)}`),
    '',
    `Dates: ${datesText(selection)}`,
    `${reportWords.total(days)}: ${formatCents(totalCents)}`,
    ...(complete ? [] : [reportWords.without(agreed)]),
    reportWords.rule,
    reportWords.note,
  ]
}

function datesText({ from, to }: QuoteSelection): string {
  if (from === '') return `not chosen, counted as ${daysText(1)}`
  return to === '' || to === from ? from : `${from} to ${to}`
}

function offered(): string[] {
  return [
    'POPULAR PACKAGES',
    ...packages.flatMap(({ name, price, term, description }) => [
      `- ${name}: ${formatDollars(price)}${term}`,
      `  ${description}`,
    ]),
  ]
}

/** Named after the first word of the company's name. */
export function equipmentListName({ name }: Pick<Company, 'name'>): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const [word] = /[a-z0-9]+/.exec(plain) ?? ['our']
  return `${word}-equipment-list.txt`
}
