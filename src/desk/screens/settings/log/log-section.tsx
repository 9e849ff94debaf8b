import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useRef } from 'react'
import { auditActor, auditSentence, auditWords as words } from '../../../../content/desk/audit.ts'
import { auditKinds } from '../../../../domain/desk/audit.ts'
import { type LogSearch, readLogSearch } from '../../../../domain/desk/log-search.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { SelectField } from '../../../../ui/form/select-field.tsx'
import { EmptyState } from '../../../../ui/layout/empty-state.tsx'
import { type AuditEntry, deskCalls } from '../../../calls/desk-calls.ts'
import { dayText, timeText } from '../../../list/times.ts'
import { usePeople } from '../../../shell/me-context.ts'
import { Loaded } from '../loaded.tsx'
import formStyles from '../settings-form.module.css'
import styles from './log-section.module.css'

const route = getRouteApi('/settings/$section')

/** The log of changes and sign-ins that an owner may have to know of, day by day. Filters and page are in the address. */
export function LogSection() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { choices } = usePeople()
  const { before, ...newest } = search
  const top = useRef<HTMLDivElement>(null)
  const log = useQuery({ queryKey: ['audit', search], queryFn: () => deskCalls.audit(search) })

  function narrow(change: { person?: string; kind?: string }): void {
    void navigate({ search: (now) => readLogSearch({ ...now, ...change, before: undefined }) })
  }
  /** Another page begins at its top, for the eye and for the keyboard. */
  async function turnTo(to: LogSearch): Promise<void> {
    await navigate({ search: to })
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView()
  }

  return (
    <div className={styles.section}>
      <p className={formStyles.lead}>{words.lead}</p>
      <search className={styles.filters}>
        <SelectField
          name="person"
          label={words.person}
          placeholder={words.everybody}
          options={choices(search.person)}
          value={search.person ?? ''}
          onChange={({ currentTarget }) => narrow({ person: currentTarget.value })}
        />
        <SelectField
          name="kind"
          label={words.kind}
          placeholder={words.everything}
          options={auditKinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
          value={search.kind ?? ''}
          onChange={({ currentTarget }) => narrow({ kind: currentTarget.value })}
        />
      </search>
      <div ref={top} tabIndex={-1} className={styles.page}>
        {before === undefined ? null : (
          <Button variant="quiet" className={styles.turn} onClick={() => void turnTo(newest)}>
            {words.newest}
          </Button>
        )}
        <Loaded query={log}>
          {({ entries, more }) => {
            const last = entries.at(-1)
            if (!last) return <Empty narrowed={Object.keys(search).length > 0} />
            return (
              <>
                <Days entries={entries} />
                {more ? (
                  <Button
                    variant="quiet"
                    className={styles.turn}
                    onClick={() => void turnTo({ ...search, before: last.id })}
                  >
                    {words.earlier}
                  </Button>
                ) : (
                  <p className={`slate ${styles.end}`}>{words.end}</p>
                )}
              </>
            )
          }}
        </Loaded>
      </div>
    </div>
  )
}

function Empty({ narrowed }: { narrowed: boolean }) {
  const { title, text } = narrowed ? words.noHits : words.empty
  return (
    <EmptyState headingLevel={3} title={title}>
      <p>{text}</p>
    </EmptyState>
  )
}

function Days({ entries }: { entries: readonly AuditEntry[] }) {
  const days = Object.entries(Object.groupBy(entries, ({ at }) => dayText(at)))
  return days.map(([day, of = []]) => (
    <section key={day} aria-label={day}>
      <h3 className={`slate ${styles.day}`}>{day}</h3>
      <ul>
        {of.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <time dateTime={entry.at} className={`slate ${styles.time}`}>
              {timeText(entry.at)}
            </time>
            <p className={styles.text}>
              <b className={styles.actor}>{auditActor(entry)}</b> {auditSentence(entry)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  ))
}
