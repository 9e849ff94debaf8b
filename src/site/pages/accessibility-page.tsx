import { accessibility } from '../../content/pages/accessibility.ts'
import { late } from '../sections/late.tsx'
import { Opening } from '../sections/opening.tsx'

export const content = accessibility

const Text = late(
  'accessibility',
  async () => (await import('../sections/reading/accessibility-section.tsx')).AccessibilitySection,
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
