import { liveStreaming } from '../../content/pages/live-streaming.ts'
import { late } from '../sections/late.tsx'
import { Opening } from '../sections/opening.tsx'

export const content = liveStreaming

const Multiview = late(
  'multiview',
  async () => (await import('../sections/live-streaming/multiview-section.tsx')).MultiviewSection,
  'never',
)
const Shows = late(
  'shows',
  async () => (await import('../sections/live-streaming/shows-section.tsx')).ShowsSection,
  'never',
)
const Setup = late(
  'setup',
  async () => (await import('../sections/live-streaming/setup-section.tsx')).SetupSection,
  'never',
)
const Backup = late(
  'backup',
  async () => (await import('../sections/live-streaming/backup-section.tsx')).BackupSection,
  'never',
)

export const lateSections = [Multiview, Shows, Setup, Backup]

export function Page() {
  return (
    <>
      <Opening content={content} />
      <Multiview />
      <Shows />
      <Setup />
      <Backup />
    </>
  )
}
