import type { RefObject } from 'react'
import { staffNotice as words } from '../../../../content/account/own-account.ts'
import { Button, ButtonLink } from '../../../../ui/control/button.tsx'
import { Notice } from '../../../../ui/text/notice.tsx'

type StaffNoticeProps = {
  /** True once there is an authenticator app. */
  ready: boolean
  factorPart: RefObject<HTMLElement | null>
}

/** Leads a member of the staff to the desk, by way of the second factor if that is missing. */
export function StaffNotice({ ready, factorPart }: StaffNoticeProps) {
  if (ready) {
    const { label, href } = words.open.action
    return (
      <Notice tone="success" title={words.open.title} action={<ButtonLink href={href}>{label}</ButtonLink>} />
    )
  }
  return (
    <Notice
      tone="warning"
      title={words.closed.title}
      action={
        <Button
          size="small"
          onClick={() => {
            factorPart.current?.scrollIntoView({ block: 'start' })
            factorPart.current?.querySelector('button')?.focus({ preventScroll: true })
          }}
        >
          {words.closed.action}
        </Button>
      }
    >
      {words.closed.text}
    </Notice>
  )
}
