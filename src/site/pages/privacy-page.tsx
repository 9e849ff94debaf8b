import { privacy } from '../../content/pages/privacy.ts'
import { late } from '../sections/late.tsx'
import { Opening } from '../sections/opening.tsx'
import { ScriptArt } from '../sections/reading/script-art.tsx'

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
      <Opening content={content} size="brief" art={<ScriptArt />} />
      <Text />
    </>
  )
}
