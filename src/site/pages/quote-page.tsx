import { quote } from '../../content/pages/quote.ts'
import { inventoryParameters, quoteLinkKinds } from '../../domain/equipment/address-parameters.ts'
import { late } from '../sections/late.tsx'
import { Opening } from '../sections/opening.tsx'

export const content = quote

const Request = late(
  'quote',
  async () => (await import('../sections/quote/quote-section.tsx')).QuoteSection,
  'when seen',
  // What a link has brought along is put on the list even if nobody scrolls to it.
  [...quoteLinkKinds, ...inventoryParameters],
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
