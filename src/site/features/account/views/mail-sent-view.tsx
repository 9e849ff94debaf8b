import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { mailSentText as words } from '../../../../content/account/account-steps.ts'
import * as limits from '../../../../domain/limits.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { Timecode } from '../../../../ui/text/timecode.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { sendMail } from '../account-acts.ts'
import type { MailKind } from '../arrival.ts'
import { lastWaitSeconds } from '../session/patient-fetch.ts'
import type { Trouble } from '../trouble.ts'
import type { AccountFlow } from '../use-account-flow.ts'
import { useCountdown } from '../use-countdown.ts'
import styles from './account-form.module.css'
import { TextButton } from './text-button.tsx'
import { TroubleNotice } from './trouble-notice.tsx'

type MailSentViewProps = { flow: AccountFlow; kind: MailKind; email: string }

const inSeconds = (seconds: number) => Date.now() + seconds * 1_000

/** Says where the email was sent and when the visitor can request another. */
export function MailSentView({ flow, kind, email }: MailSentViewProps) {
  const told = useRef<HTMLParagraphElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [until, setUntil] = useState(() => inSeconds(limits.accountPage.mailAgainSeconds))
  const [pending, setPending] = useState(false)
  const [outcome, setOutcome] = useState<Trouble | 'sent' | null>(null)
  const left = useCountdown(until)

  async function sendAgain(): Promise<void> {
    setPending(true)
    setOutcome(null)
    const trouble = await sendMail(flow, kind, email)
    const wait = trouble ? (lastWaitSeconds() ?? 0) : limits.accountPage.mailAgainSeconds
    flushSync(() => {
      setPending(false)
      setOutcome(trouble ?? 'sent')
      setUntil(inSeconds(wait))
    })
    showToast(trouble ? trouble.toast : { kind: 'success', ...words.toast })
    // The pressed button may be disabled now, so focus moves to the message.
    const next = wait > 0 ? told.current : button.current
    next?.focus()
  }

  return (
    <div className={styles.form}>
      <div className={styles.lead}>
        <p className={styles.address}>
          <strong>{email}</strong>
        </p>
        <p>
          {words.life[kind](kind === 'signup' ? limits.account.signUpHours : limits.account.recoveryMinutes)}
        </p>
        <p>{words.spam}</p>
      </div>
      {outcome && outcome !== 'sent' ? <TroubleNotice trouble={outcome} /> : null}
      <p ref={told} className={styles.again} tabIndex={-1}>
        {outcome === 'sent' ? <span>{words.sentAgain}</span> : null}
        {left > 0 ? (
          <span>
            {words.againIn} <Timecode>{clock(left)}</Timecode>
          </span>
        ) : null}
      </p>
      <div className={styles.foot}>
        <Button
          ref={button}
          variant="quiet"
          disabled={left > 0}
          pending={pending}
          pendingLabel={words.pending}
          onClick={() => void sendAgain()}
        >
          {words.again}
        </Button>
        <TextButton onClick={() => void flow.show({ name: kind === 'signup' ? 'sign-up' : 'forgotten' })}>
          {words.otherAddress}
        </TextButton>
      </div>
    </div>
  )
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
