import { msText } from '../../../content/desk/figures.ts'
import { legReason, testWords as words } from '../../../content/desk/health.ts'
import { type LegProgress, testLegs } from '../../../domain/desk/test-inquiry.ts'
import { Button } from '../../../ui/control/button.tsx'
import { Notice } from '../../../ui/text/notice.tsx'
import styles from './test-panel.module.css'
import { useTestRun } from './use-test-run.ts'

const notBegun: readonly LegProgress[] = testLegs.map((leg) => ({
  leg,
  state: 'waiting',
  ms: null,
  reason: null,
}))

/** A test inquiry and its way, leg by leg. */
export function TestPanel() {
  const { progress, running, broken, start } = useTestRun()
  const legs = progress?.legs ?? notBegun
  const failed = legs.some(({ state }) => state === 'failed')
  return (
    <section className={styles.panel} aria-labelledby="test-inquiry">
      <h2 id="test-inquiry" className={styles.title}>
        {words.title}
      </h2>
      <p className={styles.lead}>{words.lead}</p>
      <Button pending={running} pendingLabel={words.sending} onClick={() => void start()}>
        {words.send}
      </Button>
      <ol className={styles.legs}>
        {legs.map((leg) => (
          <Leg key={leg.leg} {...leg} begun={progress !== null} />
        ))}
      </ol>
      <div role="status">
        {progress?.over ? (
          <Notice tone={failed ? 'warning' : 'success'}>
            <p>{failed ? words.bad : words.good}</p>
          </Notice>
        ) : null}
        {broken ? (
          <Notice tone="warning">
            <p>{words.broken}</p>
          </Notice>
        ) : null}
      </div>
    </section>
  )
}

function Leg({ begun, ...progress }: LegProgress & { begun: boolean }) {
  const { leg, state, ms } = progress
  const reason = legReason(progress)
  return (
    <li className={styles.leg} data-state={begun ? state : undefined}>
      <span className={styles.line}>
        <span>{words.legs[leg]}</span>
        {begun ? (
          <span className={styles.time}>
            <span className={state === 'failed' || state === 'skipped' ? undefined : 'visually-hidden'}>
              {words.states[state]}
            </span>{' '}
            {ms === null ? null : msText(ms)}
          </span>
        ) : null}
      </span>
      {reason === null ? null : <span className={styles.reason}>{reason}</span>}
    </li>
  )
}
