import { auth } from '../../content/pages/auth.ts'
import { StageDoor } from '../sections/account/stage-door.tsx'
import { late } from '../sections/late.tsx'

export const content = auth

const Facts = late(
  'account-facts',
  async () => (await import('../sections/account/account-facts-section.tsx')).AccountFactsSection,
  'never',
)

export const lateSections = [Facts]

export function Page() {
  return (
    <>
      <StageDoor content={content} />
      <Facts />
    </>
  )
}
