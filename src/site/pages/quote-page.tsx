import { quote } from '../../content/pages/quote.ts'
import { late } from '../sections/late.tsx'
import { Opening } from '../sections/opening.tsx'

export const content = quote

const Request = late('quote', async () => (await import('../sections/quote/quote-section.tsx')).QuoteSection)

export const lateSections = [Request]

export function Page() {
  return (
    <>
      <Opening content={content} />
      <Request />
    </>
  )
}
