import { infrastructure } from '../../content/pages/infrastructure.ts'
import { late } from '../sections/late.tsx'
import { Opening } from '../sections/opening.tsx'

export const content = infrastructure

const Rack = late(
  'rack',
  async () => (await import('../sections/infrastructure/rack-section.tsx')).RackSection,
  'never',
)
const Street = late(
  'street',
  async () => (await import('../sections/infrastructure/street-section.tsx')).StreetSection,
  'never',
)
const SignalPath = late(
  'signal-path',
  async () => (await import('../sections/infrastructure/signal-path-section.tsx')).SignalPathSection,
  'never',
)

export const lateSections = [Rack, Street, SignalPath]

export function Page() {
  return (
    <>
      <Opening content={content} />
      <Rack />
      <Street />
      <SignalPath />
    </>
  )
}
