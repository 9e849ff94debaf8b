import { legacy } from '../../content/pages/legacy.ts'
import { Opening } from '../sections/opening.tsx'

export const content = legacy

const loadDialog = async () => (await import('../sections/legacy/legacy-dialog.tsx')).LegacyDialog

export function Page() {
  return <Opening content={content} dialog={loadDialog} />
}
