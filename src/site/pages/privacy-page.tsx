import { privacy } from '../../content/pages/privacy.ts'
import { late } from '../sections/late.tsx'
import { Opening } from '../sections/opening.tsx'

export const content = privacy

const Text = late(
  'privacy',
  async () => (await import('../sections/reading/privacy-section.tsx')).PrivacySection,
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
