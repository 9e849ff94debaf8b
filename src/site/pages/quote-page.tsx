import { quote } from '../../content/pages/quote.ts'
import { inventoryParameters, quoteLinkKinds } from '../../domain/equipment/address-parameters.ts'
import { late } from '../sections/late.tsx'
import { Opening } from '../sections/opening.tsx'

export const content = quote

const Request = late(
  'quote',
  async () => (await import('../sections/quote/quote-section.tsx')).QuoteSection,
  'when seen',
  // These parameters add to the list or filter it, which must happen even if the visitor does not scroll.
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
