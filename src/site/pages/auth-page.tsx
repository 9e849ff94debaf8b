import { auth } from '../../content/pages/auth.ts'
import { Opening } from '../sections/opening.tsx'

export const content = auth

export function Page() {
  return <Opening content={content} />
}
