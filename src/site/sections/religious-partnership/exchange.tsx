import type { ComponentProps } from 'react'
import { exchange as words } from '../../../content/religious-partnership/exchange.ts'
import { ButtonLink } from '../../../ui/control/button.tsx'
import { useFacts } from '../../platform/facts-context.ts'
import { Section, SectionWords } from '../section.tsx'
import styles from './exchange.module.css'

/** Explicit roles: browsers drop table semantics when narrow screens lay the rows out as blocks. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  cell: { role: 'cell' },
} as const

/** A patch sheet with inputs on the left, outputs on the right and a cable for each pair. */
export function Exchange({ apply }: { apply: ComponentProps<typeof ButtonLink> }) {
  const { company } = useFacts()
  return (
    <Section name="exchange">
      <SectionWords name="exchange" slate={words.slate} heading={words.heading} />
      <table className={styles.bay} {...roles.table} aria-labelledby="exchange-heading">
        <thead className={styles.heads} {...roles.group}>
          <tr className={styles.row} {...roles.row}>
            {[words.need, words.get].map((label) => (
              <th key={label} className={`slate ${styles.head}`} {...roles.column}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {words.patches.map((patch) => (
            <tr key={patch.need.title} className={styles.row} {...roles.row}>
              {(['need', 'get'] as const).map((side) => {
                const { title, text } = patch[side]
                return (
                  <td key={side} className={styles.socket} data-label={words[side]} {...roles.cell}>
                    {side === 'get' ? <Cable /> : null}
                    <strong className={styles.title}>{title}</strong>{' '}
                    <span className={styles.text}>{typeof text === 'string' ? text : text(company)}</span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <ButtonLink {...apply}>{words.action}</ButtonLink>
      </p>
    </Section>
  )
}

function Cable() {
  return (
    <svg className={styles.cable} viewBox="0 0 100 44" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0C30 56 70 56 100 0" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
