import type { RefObject } from 'react'
import { clockWords, inboxWords } from '../../../content/desk/inbox.ts'
import { inquiryWords } from '../../../content/desk/inquiry.ts'
import { personWords } from '../../../content/desk/person.ts'
import { inquiryStatusText } from '../../../content/inquiries/inquiry-status.ts'
import { promiseClock, spanText } from '../../../domain/desk/promise-clock.ts'
import { replyByWords } from '../../../domain/inquiry/reply-by-words.ts'
import { Button, ButtonLink } from '../../../ui/control/button.tsx'
import type { Inquiry } from '../../calls/desk-calls.ts'
import { companyZone } from '../../session/company-zone.ts'
import { useNow } from '../../shell/use-now.ts'
import { senderName } from './sender-name.ts'
import styles from './sheet-head.module.css'

type SheetHeadProps = {
  inquiry: Inquiry
  headingLevel: 1 | 2
  /** Opens the letter; null for those who may not send one, who use their own mail program. */
  answer: (() => void) | null
  /** The button that does, for the focus to return to. */
  opener: RefObject<HTMLButtonElement | null>
}

/** The sender, their form, how long they still wait, and the shortest way to answer. */
export function SheetHead({ inquiry, headingLevel, answer, opener }: SheetHeadProps) {
  const Heading = `h${headingLevel}` as const
  const { reference, form, fields } = inquiry
  const subject = encodeURIComponent(inquiryWords.replySubject(reference))
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <p className={`slate ${styles.slate}`}>
          <span>{inquiryStatusText.forms[form]}</span>
          <span className={styles.reference}>{reference}</span>
        </p>
        <Heading className={styles.name}>
          {senderName(inquiry) || (inquiry.erasedAt ? personWords.erased.name : inboxWords.nameless)}
        </Heading>
        <p className={styles.ways}>
          {fields.email && answer ? (
            <Button ref={opener} icon="mail" iconSide="start" onClick={answer}>
              {inquiryWords.reply}
            </Button>
          ) : fields.email ? (
            <ButtonLink
              href={`mailto:${encodeURIComponent(fields.email)}?subject=${subject}`}
              icon="mail"
              iconSide="start"
            >
              {inquiryWords.reply}
            </ButtonLink>
          ) : null}
          {fields.phone ? (
            <ButtonLink
              href={`tel:${fields.phone.replace(/[^\d+]/g, '')}`}
              variant="quiet"
              icon="phone"
              iconSide="start"
            >
              {inquiryWords.call}
            </ButtonLink>
          ) : null}
        </p>
      </div>
      <Clock inquiry={inquiry} />
    </header>
  )
}

function Clock({ inquiry }: { inquiry: Inquiry }) {
  const now = useNow()
  const clock = promiseClock(inquiry, now)
  const { replyBy } = inquiry
  const words =
    replyBy === null || clock.kind === 'none'
      ? null
      : replyByWords(new Date(replyBy), new Date(now), companyZone.get())
  const runs = clock.kind === 'running' || clock.kind === 'overdue'
  return (
    <div className={styles.clock} data-clock={clock.kind}>
      {runs ? (
        <p className={styles.numerals}>
          {spanText(clock.kind === 'running' ? clock.leftMs : clock.lateMs)}
          <span className={`slate ${styles.unit}`}>
            {clock.kind === 'running' ? clockWords.left : clockWords.overdue}
          </span>
        </p>
      ) : (
        <p className={styles.settled}>
          {clock.kind === 'kept'
            ? clockWords.kept(spanText(clock.spareMs))
            : clock.kind === 'broken'
              ? clockWords.broken(spanText(clock.lateMs))
              : clockWords.none}
        </p>
      )}
      {words ? <p className={styles.promised}>{clockWords.promised(words)}</p> : null}
    </div>
  )
}
