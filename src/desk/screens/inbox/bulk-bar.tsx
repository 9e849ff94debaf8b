import { changeWords, lostReasonWords, stateWords } from '../../../content/desk/changes.ts'
import { inboxWords } from '../../../content/desk/inbox.ts'
import {
  type InquiryState,
  inquiryStates,
  type LostReason,
  lostReasons,
} from '../../../domain/desk/inquiry-state.ts'
import { IconButton } from '../../../ui/control/icon-button.tsx'
import type { ListedInquiry } from '../../calls/desk-calls.ts'
import type { Change } from '../../changes/change.ts'
import { useChanges } from '../../changes/use-changes.ts'
import { CompactSelect } from '../../shell/compact-select.tsx'
import { useMay, usePeople } from '../../shell/me-context.ts'
import styles from './bulk-bar.module.css'

const nobody = 'nobody'
/** Losing asks why, so the reasons are the choices. */
const lostFor = (reason: LostReason) => `lost: ${reason}`

type BulkBarProps = {
  rows: readonly ListedInquiry[]
  /** How many lines the list has so far. */
  shown: number
  onAll: () => void
  onUnread: (references: readonly string[]) => void
  onDone: () => void
}

/** Changes all selected inquiries at once, and back again. */
export function BulkBar({ rows, shown, onAll, onUnread, onDone }: BulkBarProps) {
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

  function choose(value: string): void {
    const reason = lostReasons.find((each) => value === lostFor(each))
    const to = reason ? 'lost' : inquiryStates.find((state) => state === value)
    if (to) setStatus(to, reason)
  }
  function setStatus(to: InquiryState, lostReason?: LostReason): void {
    const changes = rows.flatMap(({ reference, status, lostReason: reason }): Change[] => {
      const from = inquiryStates.find((state) => state === status)
      const lostReasonBefore = lostReasons.find((known) => known === reason)
      return from ? [{ kind: 'status', reference, from, to, lostReason, lostReasonBefore }] : []
    })
    void make(changes, changeWords.statusOfMany(rows.length, stateWords[to]))
    onDone()
  }

  return (
    <div className={styles.bar} role="toolbar" aria-label={inboxWords.bulk}>
      <label className={styles.all}>
        <input
          type="checkbox"
          className={styles.box}
          ref={(box) => {
            if (box) box.indeterminate = rows.length < shown
          }}
          checked={rows.length === shown}
          onChange={rows.length === shown ? onDone : onAll}
          aria-label={inboxWords.selectAll(shown)}
        />
      </label>
      <p className={styles.count} role="status">
        {inboxWords.selected(rows.length)}
      </p>
      <IconButton
        icon="mail"
        label={inboxWords.markUnread}
        onClick={() => onUnread(rows.map(({ reference }) => reference))}
      />
      <IconButton icon="close" label={inboxWords.selectNone} onClick={onDone} />
      {mayChange ? (
        <div className={styles.choices}>
          <CompactSelect
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
          </CompactSelect>
          <CompactSelect
            aria-label={inboxWords.setStatus}
            value=""
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          >
            <option value="">{inboxWords.setStatus}</option>
            {inquiryStates.map((state) =>
              state === 'lost' ? (
                <optgroup key={state} label={inboxWords.lostBecause}>
                  {lostReasons.map((reason) => (
                    <option key={reason} value={lostFor(reason)}>
                      {lostReasonWords[reason]}
                    </option>
                  ))}
                </optgroup>
              ) : (
                <option key={state} value={state}>
                  {stateWords[state]}
                </option>
              ),
            )}
          </CompactSelect>
        </div>
      ) : null}
    </div>
  )
}
