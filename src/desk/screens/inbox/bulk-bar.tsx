import { changeWords, stateWords } from '../../../content/desk/changes.ts'
import { inboxWords } from '../../../content/desk/inbox.ts'
import { inquiryStates } from '../../../domain/desk/inquiry-state.ts'
import { IconButton } from '../../../ui/control/icon-button.tsx'
import type { ListedInquiry } from '../../calls/desk-calls.ts'
import type { Change } from '../../changes/change.ts'
import { useChanges } from '../../changes/use-changes.ts'
import { useMay, usePeople } from '../../shell/me-context.ts'
import styles from './bulk-bar.module.css'

const nobody = 'nobody'

/** Changes all selected inquiries at once, and back again. */
export function BulkBar({ rows, onDone }: { rows: readonly ListedInquiry[]; onDone: () => void }) {
  const { make } = useChanges()
  const { people, nameOf } = usePeople()
  const mayChange = useMay('changeInquiry')

  function give(value: string): void {
    const to = value === nobody ? null : value
    const changes = rows.map(
      ({ reference, assigneeId: from }): Change => ({ kind: 'assignee', reference, from, to }),
    )
    const said =
      to === null ? changeWords.freedMany(rows.length) : changeWords.givenMany(rows.length, nameOf(to))
    void make(changes, said)
    onDone()
  }

  function setStatus(value: string): void {
    const to = inquiryStates.find((state) => state === value)
    if (!to) return
    const changes = rows.flatMap(({ reference, status }): Change[] => {
      const from = inquiryStates.find((state) => state === status)
      return from ? [{ kind: 'status', reference, from, to }] : []
    })
    void make(changes, changeWords.statusOfMany(rows.length, stateWords[to]))
    onDone()
  }

  return (
    <div className={styles.bar} role="toolbar" aria-label={inboxWords.bulk}>
      <p className={styles.count} role="status">
        {inboxWords.selected(rows.length)}
      </p>
      {mayChange ? (
        <>
          <select
            className={styles.choice}
            aria-label={inboxWords.assignTo}
            value=""
            onChange={({ currentTarget }) => give(currentTarget.value)}
          >
            <option value="">{inboxWords.assignTo}</option>
            <option value={nobody}>{inboxWords.nobody}</option>
            {people
              .filter(({ canTake }) => canTake)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </select>
          <select
            className={styles.choice}
            aria-label={inboxWords.setStatus}
            value=""
            onChange={({ currentTarget }) => setStatus(currentTarget.value)}
          >
            <option value="">{inboxWords.setStatus}</option>
            {inquiryStates.map((state) => (
              <option key={state} value={state}>
                {stateWords[state]}
              </option>
            ))}
          </select>
        </>
      ) : null}
      <IconButton icon="close" label={inboxWords.selectNone} onClick={onDone} />
    </div>
  )
}
