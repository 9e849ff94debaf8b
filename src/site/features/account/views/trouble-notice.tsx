import type { ReactNode } from 'react'
import { Notice } from '../../../../ui/text/notice.tsx'
import type { Trouble } from '../trouble.ts'

/** The reason of a failure, beside the control that was used. The toast has announced it already. */
export function TroubleNotice({ trouble, remedy }: { trouble: Trouble; remedy?: ReactNode }) {
  return (
    <Notice tone="error" title={trouble.toast.title} action={remedy}>
      <p>{trouble.toast.description}</p>
      {trouble.note ? <p>{trouble.note}</p> : null}
    </Notice>
  )
}
