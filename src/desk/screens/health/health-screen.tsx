import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { healthWords as words } from '../../../content/desk/health.ts'
import type { HealthReport } from '../../../domain/desk/health.ts'
import { Button } from '../../../ui/control/button.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { Notice } from '../../../ui/text/notice.tsx'
import { clockTime } from '../../list/times.ts'
import { NothingHere } from '../../shell/dead-ends.tsx'
import { useMay } from '../../shell/me-context.ts'
import { ScreenTitle } from '../../shell/screen-title.tsx'
import { useScreenTitle } from '../../shell/tab-mark.tsx'
import { CheckLine } from './check-line.tsx'
import { healthQuery } from './health-query.ts'
import styles from './health-screen.module.css'
import { TestPanel } from './test-panel.tsx'

/** The state of everything that has to work, for the people who mend it. */
export function HealthScreen() {
  const mayTest = useMay('sendTestInquiry')
  useScreenTitle(words.title)
  if (!useMay('readHealth')) return <NothingHere />
  return (
    <div className={styles.screen}>
      <header>
        <ScreenTitle title={words.title} lead={words.lead} />
      </header>
      <div className={styles.parts}>
        <Checks />
        {mayTest ? <TestPanel /> : null}
      </div>
    </div>
  )
}

function Checks() {
  const { data, error, refetch } = useQuery(healthQuery)
  // The looks that come by themselves change nothing on the button.
  const [asked, setAsked] = useState(false)
  async function again(): Promise<void> {
    setAsked(true)
    await refetch()
    setAsked(false)
  }
  if (!data) {
    return error ? (
      <EmptyState
        title={words.failed.title}
        headingLevel={2}
        action={<Button onClick={() => void again()}>{words.failed.action}</Button>}
      >
        <p>{words.failed.text}</p>
      </EmptyState>
    ) : (
      <Skeleton label={words.loading} variant="row" count={10} />
    )
  }
  return (
    <section className={styles.checks} aria-labelledby="health-checks">
      <div className={styles.head}>
        <h2 id="health-checks" className={styles.summary} data-state={worstOf(data)}>
          {summaryOf(data)}
        </h2>
        <p className={`slate ${styles.looked}`}>{words.lookedAt(clockTime(data.at))}</p>
        <Button variant="quiet" pending={asked} pendingLabel={words.refreshing} onClick={() => void again()}>
          {words.refresh}
        </Button>
      </div>
      {error ? (
        <Notice tone="warning" live>
          <p>{words.outdated}</p>
        </Notice>
      ) : null}
      <ul>
        {data.checks.map((check) => (
          <CheckLine key={check.name} check={check} />
        ))}
      </ul>
    </section>
  )
}

function worstOf({ checks }: HealthReport): 'good' | 'warn' | 'bad' {
  if (checks.some(({ state }) => state === 'bad')) return 'bad'
  return checks.every(({ state }) => state === 'good') ? 'good' : 'warn'
}

function summaryOf(report: HealthReport): string {
  const worst = worstOf(report)
  if (worst === 'good') return words.summary.good
  const matter = report.checks.filter(({ state }) => (worst === 'bad' ? state === 'bad' : state !== 'good'))
  return words.summary[worst](matter.length)
}
