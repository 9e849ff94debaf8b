import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { cappedCount } from '../../../content/desk/desk.ts'
import { inboxWords, todayWords } from '../../../content/desk/inbox.ts'
import * as limits from '../../../domain/limits.ts'
import { Button } from '../../../ui/control/button.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import type { InquiryPage } from '../../calls/desk-calls.ts'
import { InquiryLine } from '../../list/inquiry-line.tsx'
import { useMovingFocus } from '../../list/use-moving-focus.ts'
import { todayQuery } from '../../queries/desk-queries.ts'
import { NewsBar } from '../../shell/news-bar.tsx'
import { ScreenTitle } from '../../shell/screen-title.tsx'
import { useScreenTitle } from '../../shell/tab-mark.tsx'
import { useNow } from '../../shell/use-now.ts'
import { useOverdue } from '../../shell/use-overdue.ts'
import { groupByDue } from './group-by-due.ts'
import { KeptPromises } from './kept-promises.tsx'
import styles from './today-screen.module.css'
import { UndeliveredStrip } from './undelivered-strip.tsx'

/** The people who must hear from us next, and by when. */
export function TodayScreen() {
  const today = useQuery(todayQuery)
  useMovingFocus()
  useScreenTitle(todayWords.title)
  return (
    <div className={styles.screen}>
      <NewsBar />
      <UndeliveredStrip />
      {today.data ? (
        <Sheet {...today.data} />
      ) : (
        <div className={styles.sheet}>
          <ScreenTitle title={todayWords.title} />
          {today.error ? (
            <EmptyState
              title={inboxWords.failed.title}
              headingLevel={2}
              action={<Button onClick={() => void today.refetch()}>{inboxWords.failed.action}</Button>}
            >
              <p>{inboxWords.failed.text}</p>
            </EmptyState>
          ) : (
            <Skeleton label={todayWords.loading} variant="row" count={8} />
          )}
        </div>
      )}
    </div>
  )
}

function Sheet({ inquiries, more }: InquiryPage) {
  const now = useNow()
  // A line whose inquiry was answered just now keeps its place until the sheet is opened again.
  const groups = groupByDue(inquiries, now)
  const overdue = useOverdue()
  const { empty } = todayWords
  return (
    <div className={styles.sheet}>
      <header className={styles.head}>
        <ScreenTitle title={todayWords.title} lead={todayWords.lead} />
        <div className={styles.figures}>
          {inquiries.length > 0 ? (
            <p className={`slate ${styles.counts}`}>
              {overdue === null ? null : (
                <span className={styles.overdue} data-late={overdue > 0 || undefined}>
                  {overdue > 0
                    ? todayWords.countOverdue(cappedCount(overdue, limits.desk.overdueMax))
                    : todayWords.allKept}
                </span>
              )}
              <span>{todayWords.countWaiting(inquiries.length, more)}</span>
            </p>
          ) : null}
          <KeptPromises />
        </div>
      </header>
      {groups.map(({ group, rows }) => (
        <section key={group} aria-labelledby={`due-${group}`} className={styles.group}>
          <h2
            id={`due-${group}`}
            className={`slate ${styles.when}`}
            data-late={group === 'overdue' || undefined}
          >
            {todayWords[group]}
          </h2>
          <ul className={styles.rows}>
            {rows.map((row) => (
              <li key={row.reference}>
                <InquiryLine
                  row={row}
                  link={(content, className) => (
                    <Link
                      to="/inquiries/$reference"
                      params={{ reference: row.reference }}
                      className={className}
                      data-line={row.reference}
                    >
                      {content}
                    </Link>
                  )}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {inquiries.length === 0 ? (
        <EmptyState
          headingLevel={2}
          slate={empty.slate}
          title={empty.title}
          action={<Link to="/inbox">{empty.action}</Link>}
        >
          <p>{empty.text}</p>
        </EmptyState>
      ) : null}
      {more ? (
        <p className={styles.more}>
          <Link to="/inbox">{todayWords.more}</Link>
        </p>
      ) : null}
    </div>
  )
}
