import { portfolio } from '../../content/pages/portfolio.ts'
import { Opening } from '../sections/opening.tsx'

export const content = portfolio

export function Page() {
  return <Opening content={content} />
}
