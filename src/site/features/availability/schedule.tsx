import { phoneHref } from '../../../content/company/company.ts'
import { emptyWords, failureWords } from '../../../content/equipment-availability/schedule-words.ts'
import type { AvailabilityQuestion } from '../../../domain/availability/availability-question.ts'
import { Button, ButtonLink } from '../../../ui/control/button.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { Notice } from '../../../ui/text/notice.tsx'
import { useFacts } from '../../platform/facts-context.ts'
import { DateBar } from './date-bar.tsx'
import type { DayProblems } from './fetch-availability.ts'
import styles from './schedule.module.css'
import { StatusSummary } from './status-summary.tsx'
import type { QuoteDates } from './strip.tsx'
import { StripBoard } from './strip-board.tsx'
import { useAvailability } from './use-availability.ts'
import { useAvailabilityQuestion } from './use-availability-question.ts'

const noProblems: DayProblems = {}
const noDates: QuoteDates = {}

/** Asks which items are free on which days and shows the answer as a strip board. */
export function Schedule() {
  const { question, ask } = useAvailabilityQuestion()
  const { board, today, askAgain } = useAvailability(question)

  function check(wanted: AvailabilityQuestion) {
    if (!ask(wanted)) askAgain()
  }

  const isEmpty = board.kind === 'answered' && board.answer.items.length === 0
  return (
    <>
      <div className={styles.top}>
        <DateBar
          question={question}
          today={today}
          problems={board.kind === 'refused' ? board.problems : noProblems}
          ask={check}
        />
        <StatusSummary board={board} />
      </div>
      {board.kind === 'failed' ? <Failure retry={askAgain} /> : null}
      {isEmpty ? (
        <EmptyState
          slate={emptyWords.slate}
          title={emptyWords.title}
          action={<ButtonLink href={emptyWords.action.href}>{emptyWords.action.label}</ButtonLink>}
        >
          <p>{emptyWords.text}</p>
        </EmptyState>
      ) : (
        <StripBoard board={board} dates={board.kind === 'failed' ? datesOf(question, today) : noDates} />
      )}
    </>
  )
}

/** The dates for the quote link when availability is unknown. The quote accepts them anyway. */
function datesOf(question: AvailabilityQuestion | null, today: string): QuoteDates {
  const from = question?.from ?? today
  return { from, to: question?.to || from }
}

function Failure({ retry }: { retry: () => void }) {
  const { company } = useFacts()
  const words = navigator.onLine ? failureWords.server : failureWords.offline
  return (
    <Notice
      tone="error"
      live
      title={words.title}
      action={
        <div className={styles.ways}>
          <Button onClick={retry}>{failureWords.retry}</Button>
          <ButtonLink variant="quiet" href={phoneHref(company)} icon="phone" iconSide="start">
            {company.phone}
          </ButtonLink>
        </div>
      }
    >
      {words.text}
    </Notice>
  )
}
