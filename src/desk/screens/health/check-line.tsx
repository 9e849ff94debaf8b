import { Link } from '@tanstack/react-router'
import { backupAt, checkWords, factsOf, healthWords, problemWords } from '../../../content/desk/health.ts'
import type { HealthCheck, HealthState } from '../../../domain/desk/health.ts'
import { Badge, type BadgeProps } from '../../../ui/text/badge.tsx'
import { fullTime } from '../../list/times.ts'
import styles from './check-line.module.css'

/** Red is the tally light's: somebody is needed here now. */
const tones: Readonly<Record<HealthState, BadgeProps['tone']>> = {
  good: 'positive',
  warn: 'caution',
  bad: 'live',
  unknown: 'idle',
}

/** One check: its light, its figures, and what to do if something is wrong. */
export function CheckLine({ check }: { check: HealthCheck }) {
  const { name, state, problem, detail } = check
  const finished = check.name === 'backup' ? (check.facts?.at ?? null) : null
  const facts = finished === null ? factsOf(check) : [[backupAt, fullTime(finished)] as const]
  return (
    <li className={styles.check} data-state={state}>
      <h3 className={styles.name}>{checkWords[name]}</h3>
      <p className={styles.light}>
        <Badge tone={tones[state]}>{healthWords.states[state]}</Badge>
      </p>
      <div className={styles.told}>
        {facts.length > 0 ? (
          <dl className={styles.facts}>
            {facts.map(([label, value]) => (
              <div key={label} className={styles.fact}>
                <dt className="slate">{label}</dt>
                <dd className={styles.figure}>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {problem === null ? null : (
          <p className={styles.problem}>
            {problemWords[problem]} {detail ? <span className={styles.detail}>{detail}</span> : null}
            {name === 'queue' ? <Link to="/deliveries">{healthWords.deliveries}</Link> : null}
          </p>
        )}
      </div>
    </li>
  )
}
