import { quote } from '../../content/pages/quote.ts'
import { Opening } from '../sections/opening.tsx'

export const content = quote

export function Page() {
  return <Opening content={content} />
}
