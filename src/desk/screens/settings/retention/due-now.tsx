import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { inboxWords } from '../../../../content/desk/inbox.ts'
import { retentionWords as words } from '../../../../content/desk/retention.ts'
import { parseJson } from '../../../../domain/parse-json.ts'
import {
  type DayRule,
  type Retention,
  type RetentionRule,
  retentionSchema,
} from '../../../../domain/settings/retention.ts'
import { deskCalls } from '../../../calls/desk-calls.ts'
import { shortTime } from '../../../list/times.ts'
import { useNow } from '../../../shell/use-now.ts'
import { useSettled } from '../../../shell/use-settled.ts'
import styles from './retention-section.module.css'

function tryQuery(rules: string) {
  return queryOptions({
    queryKey: ['retention', rules],
    queryFn: () => deskCalls.tryRetention(retentionSchema.parse(parseJson(rules))),
    placeholderData: keepPreviousData,
    enabled: rules !== '',
    // The figures are of this moment.
    staleTime: 0,
  })
}

type DueNowProps = {
  /** As they are typed, saved or not; undefined while a number is wrong. */
  rules: Retention | undefined
  rule: RetentionRule | DayRule
}

/** The inquiries or rows a rule would remove if it ran now. */
export function DueNow({ rules, rule }: DueNowProps) {
  const now = useNow()
  const asked = useSettled(rules ? JSON.stringify(rules) : '')
  const { data, error } = useQuery(tryQuery(asked))
  const due = data?.[rule]
  if (rules?.[rule] === null) return <p className={styles.due}>{words.keptAll}</p>
  if (error) return <p className={styles.due}>{words.failed}</p>
  if (!due) return <p className={styles.due}>{words.counting}</p>
  const { count, oldest, newest, sample } = due
  if (count === 0 || !oldest || !newest) return <p className={styles.due}>{words.nothing}</p>
  const span = rule === 'securityDays' || rule === 'helpDays' ? words.logSpan : words.span
  return (
    <div className={styles.due}>
      <p>
        <strong className={styles.count}>{words.count(count)}</strong>
        {', '}
        {span(shortTime(oldest, now), shortTime(newest, now))}
      </p>
      {sample.length > 0 ? (
        <>
          <p className={`slate ${styles.sampleName}`}>{words.sample}</p>
          <ul className={styles.list}>
            {sample.map(({ reference, name, receivedAt }) => (
              <li key={reference}>
                <Link to="/inquiries/$reference" params={{ reference }} className={styles.sample}>
                  <span>{name || inboxWords.nameless}</span>
                  <span className={`slate ${styles.when}`}>{shortTime(receivedAt, now)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}
