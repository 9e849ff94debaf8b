import { religiousPartnership } from '../../content/pages/religious-partnership.ts'
import { Opening } from '../sections/opening.tsx'

export const content = religiousPartnership

export function Page() {
  return <Opening content={content} />
}
