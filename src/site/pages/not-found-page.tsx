import { notFound } from '../../content/pages/not-found.ts'
import { late } from '../sections/late.tsx'
import { Opening } from '../sections/opening.tsx'

export const content = notFound

const Shelf = late(
  'shelf',
  async () => (await import('../sections/not-found/shelf-section.tsx')).ShelfSection,
  'never',
)

export const lateSections = [Shelf]

export function Page() {
  return (
    <>
      <Opening content={content} />
      <Shelf />
    </>
  )
}
