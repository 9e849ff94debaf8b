import { magroseSupport } from '../../content/pages/magrose-support.ts'
import { Opening } from '../sections/opening.tsx'

export const content = magroseSupport

const loadDialog = async () =>
  (await import('../sections/magrose-support/supporter-dialog.tsx')).SupporterDialog

export function Page() {
  return <Opening content={content} dialog={loadDialog} />
}
