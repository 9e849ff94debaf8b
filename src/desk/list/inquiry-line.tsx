import type { ReactNode } from 'react'
import { stateName } from '../../content/desk/changes.ts'
import { clockWords, inboxWords } from '../../content/desk/inbox.ts'
import { personWords } from '../../content/desk/person.ts'
import { inquiryStatusText } from '../../content/inquiries/inquiry-status.ts'
import { promiseClock, spanText } from '../../domain/desk/promise-clock.ts'
import { hasHit } from '../../domain/desk/split-hits.ts'
import type { ListedInquiry } from '../calls/desk-calls.ts'
import { initials } from '../shell/initials.ts'
import { usePeople } from '../shell/me-context.ts'
import { useNow } from '../shell/use-now.ts'
import { Hits } from './hits.tsx'
import styles from './inquiry-line.module.css'
import { fullTime, shortTime } from './times.ts'

type LineProps = {
  row: ListedInquiry
  search?: string | undefined
  /** The link that the line is. */
  link: (content: ReactNode, className: string) => ReactNode
  before?: ReactNode
  current?: boolean | undefined
}

/** One inquiry in a list: who, what, by when, with whom. */
export function InquiryLine({ row, search, link, before, current = false }: LineProps) {
  const now = useNow()
  const { me, nameOf } = usePeople()
  const { reference, name, email, company, form, status, held, erased, assigneeId, receivedAt, unread } = row
  const who = erased ? personWords.erased.name : name || email || inboxWords.nameless
  const shown = [who, company, reference, inquiryStatusText.forms[form]]
  const excerpt = search && row.excerpt && !shown.some((text) => hasHit(text, search)) ? row.excerpt : null
  return (
    <div
      className={styles.line}
      data-unread={unread || undefined}
      data-current={current || undefined}
      data-erased={erased || undefined}
    >
      {before}
      {link(
        <>
          <span className={styles.head}>
            <span className={styles.who}>
              {unread ? <span className="visually-hidden">{inboxWords.unread}: </span> : null}
              <Hits text={who} search={search} />
            </span>
            <time className={`slate ${styles.time}`} dateTime={receivedAt} title={fullTime(receivedAt)}>
              {shortTime(receivedAt, now)}
            </time>
          </span>
          <span className={styles.what}>
            <Hits
              text={[inquiryStatusText.forms[form], company].filter(Boolean).join(' · ')}
              search={search}
            />
          </span>
          {excerpt ? (
            <span className={styles.excerpt}>
              … <Hits text={excerpt} search={search} /> …
            </span>
          ) : row.message ? (
            <span className={styles.message}>{row.message}</span>
          ) : null}
          <span className={styles.foot}>
            <Due row={row} now={now} />
            <span className={styles.state} data-state={held ? 'held' : status}>
              {held ? inboxWords.held : stateName(status)}
            </span>
            {assigneeId === null ? null : (
              <span className={`slate ${styles.with}`} title={nameOf(assigneeId)}>
                <span aria-hidden="true">
                  {assigneeId === me.id ? inboxWords.mine : initials(nameOf(assigneeId))}
                </span>
                <span className="visually-hidden">{nameOf(assigneeId)}</span>
              </span>
            )}
            <span className={`slate ${styles.reference}`}>
              <Hits text={reference} search={search} />
            </span>
          </span>
        </>,
        styles.link ?? '',
      )}
    </div>
  )
}

function Due({ row, now }: { row: ListedInquiry; now: number }) {
  const clock = promiseClock(row, now)
  if (clock.kind !== 'running' && clock.kind !== 'overdue') return null
  const late = clock.kind === 'overdue'
  const text = late ? clockWords.late(spanText(clock.lateMs)) : clockWords.in(spanText(clock.leftMs))
  return (
    <span className={`slate ${styles.due}`} data-late={late || undefined}>
      {text}
    </span>
  )
}
