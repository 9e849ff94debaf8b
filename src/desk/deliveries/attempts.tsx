import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deliveryStateWords, deliveryWords as words } from '../../content/desk/deliveries.ts'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import type { Delivery } from '../calls/desk-calls.ts'
import { fullTime } from '../list/times.ts'
import { attemptsQuery } from '../queries/delivery-queries.ts'
import styles from './attempts.module.css'

/** Every attempt with its answer; asked for when somebody wants to see them. */
export function Attempts({ delivery }: { delivery: Delivery }) {
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>{words.attempts}</summary>
      {open ? <AttemptList delivery={delivery} /> : null}
    </details>
  )
}

function AttemptList({ delivery }: { delivery: Delivery }) {
  const { data, error } = useQuery(attemptsQuery(delivery))
  if (error) return <p>{words.attemptsFailed}</p>
  if (!data) return <Skeleton label={words.loading} variant="text" count={delivery.attempts} />
  if (data.attempts.length === 0) return <p>{words.noAttempts}</p>
  return (
    <ol className={styles.attempts} reversed>
      {data.attempts.map(({ number, at, ok, answer, tookMs }) => (
        <li key={number} className={styles.attempt}>
          <p className={styles.when}>
            <time dateTime={at}>{fullTime(at)}</time> <span>{words.took(tookMs)}</span>
          </p>
          <p className={styles.answer}>{answer ?? (ok ? deliveryStateWords.sent : words.silent)}</p>
        </li>
      ))}
    </ol>
  )
}
