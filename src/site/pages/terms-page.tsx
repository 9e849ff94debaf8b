import { terms } from '../../content/pages/terms.ts'
import { late } from '../sections/late.tsx'
import { Opening } from '../sections/opening.tsx'

export const content = terms

const Text = late(
  'terms',
  async () => (await import('../sections/reading/terms-section.tsx')).TermsSection,
  'never',
)

export const lateSections = [Text]

export function Page() {
  return (
    <>
      <Opening content={content} size="brief" />
      <Text />
    </>
  )
}
