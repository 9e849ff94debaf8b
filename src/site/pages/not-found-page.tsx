import { notFound } from '../../content/pages/not-found.ts'
import { Opening } from '../sections/opening.tsx'

export const content = notFound

export function Page() {
  return <Opening content={content} />
}
