import { type ReactNode, useEffect, useState } from 'react'
import { inquiryStatusText as text } from '../../../content/inquiries/inquiry-status.ts'
import { Button } from '../../../ui/control/button.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { Notice } from '../../../ui/text/notice.tsx'
import { fetchInquiryStatus, type StatusOutcome } from './fetch-inquiry-status.ts'
import { StatusSheet } from './status-sheet.tsx'

type LinkStatusProps = { token: string; waiting: ReactNode }

/** Shows the status of the inquiry behind a status link. */
export function LinkStatus({ token, waiting }: LinkStatusProps) {
  const [outcome, setOutcome] = useState<StatusOutcome | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let wanted = true
    setOutcome((before) => (attempt > 0 && before?.kind === 'found' ? before : null))
    fetchInquiryStatus(fetch, token).then((found) => {
      if (wanted) setOutcome(found)
    })
    return () => {
      wanted = false
    }
  }, [token, attempt])

  const retry = () => setAttempt((count) => count + 1)
  switch (outcome?.kind) {
    case undefined:
      return waiting
    case 'found':
      return <StatusSheet status={outcome.status} asked={outcome.asked} onRefresh={retry} />
    case 'failed':
      return (
        <Notice
          tone="error"
          title={text.failed.title}
          action={<Button onClick={retry}>{text.failed.retry}</Button>}
        >
          {text.failed.text}
        </Notice>
      )
    case 'not-found':
    case 'removed': {
      const words = outcome.kind === 'removed' ? text.removed : text.notFound
      return (
        <EmptyState slate={words.slate} title={words.title} headingLevel={2}>
          {words.text}
        </EmptyState>
      )
    }
  }
}
