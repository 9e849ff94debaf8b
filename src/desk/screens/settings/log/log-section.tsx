import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { auditActor, auditSentence, auditWords as words } from '../../../../content/desk/audit.ts'
import { auditKinds } from '../../../../domain/desk/audit.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { SelectField } from '../../../../ui/form/select-field.tsx'
import { EmptyState } from '../../../../ui/layout/empty-state.tsx'
import { type AuditEntry, deskCalls } from '../../../calls/desk-calls.ts'
import { dayText, timeText } from '../../../list/times.ts'
import { usePeople } from '../../../shell/me-context.ts'
import { Loaded } from '../loaded.tsx'
import formStyles from '../settings-form.module.css'
import styles from './log-section.module.css'

type Filter = { readonly person?: string; readonly kind?: (typeof auditKinds)[number] }

/** The log of changes and sign-ins that an owner may have to know of, day by day. */
export function LogSection() {
  const { people } = usePeople()
  const [filter, setFilter] = useState<Filter>({})
  const log = useInfiniteQuery({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam }) => deskCalls.audit({ ...filter, ...(pageParam && { before: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ entries, more }) => (more ? (entries.at(-1)?.id ?? null) : null),
  })

  function narrow({ person, kind }: { person?: string | undefined; kind?: string | undefined }): void {
    const known = auditKinds.find((each) => each === kind)
    setFilter({ ...(person && { person }), ...(known && { kind: known }) })
  }

  return (
    <div className={styles.section}>
      <p className={formStyles.lead}>{words.lead}</p>
      <search className={styles.filters}>
        <SelectField
          name="person"
          label={words.person}
          placeholder={words.everybody}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          value={filter.person ?? ''}
          onChange={({ currentTarget }) => narrow({ ...filter, person: currentTarget.value })}
        />
        <SelectField
          name="kind"
          label={words.kind}
          placeholder={words.everything}
          options={auditKinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
          value={filter.kind ?? ''}
          onChange={({ currentTarget }) => narrow({ ...filter, kind: currentTarget.value })}
        />
      </search>
      <Loaded query={log}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries)
          if (entries.length === 0) return <Empty narrowed={Object.keys(filter).length > 0} />
          return (
            <>
              <Days entries={entries} />
              {log.hasNextPage ? (
                <Button
                  variant="quiet"
                  className={styles.more}
                  pending={log.isFetchingNextPage}
                  pendingLabel={words.loading}
                  onClick={() => void log.fetchNextPage()}
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
