import { quote } from '../../content/pages/quote.ts'
import { late } from '../sections/late.tsx'
import { Opening } from '../sections/opening.tsx'

export const content = quote

/** When idle: what a link has brought along is put on the list even if nobody scrolls to it. */
const Request = late(
  'quote',
  async () => (await import('../sections/quote/quote-section.tsx')).QuoteSection,
  'when idle',
)

export const lateSections = [Request]

export function Page() {
  return (
    <>
      <Opening content={content} contact />
      <Request />
    </>
  )
}
