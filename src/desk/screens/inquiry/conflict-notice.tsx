import { changeWords, stateName } from '../../../content/desk/changes.ts'
import { inquiryStates as states } from '../../../domain/desk/inquiry-state.ts'
import { Button } from '../../../ui/control/button.tsx'
import { Notice } from '../../../ui/text/notice.tsx'
import type { Change } from '../../changes/change.ts'
import { type Conflict, conflicts, endConflict } from '../../changes/conflicts.ts'
import { useChanges } from '../../changes/use-changes.ts'
import { usePeople } from '../../shell/me-context.ts'
import { useCell } from '../../state/cell.ts'
import styles from './conflict-notice.module.css'

/** Two people changed one inquiry: the second is told what is so now and decides again. */
export function ConflictNotice({ reference, name }: { reference: string; name: string }) {
  const conflict = useCell(conflicts).get(reference)
  return conflict ? <Told conflict={conflict} name={name} /> : null
}

function Told({ conflict, name }: { conflict: Conflict; name: string }) {
  const { make } = useChanges()
  const { nameOf } = usePeople()
  const { change, now } = conflict
  const words = changeWords.conflict
  const leave = () => endConflict(change.reference)
  const isStatus = change.kind === 'status'
  const wanted = isStatus ? stateName(change.to) : nameOf(change.to)
  const again = now === 'not-staff' ? null : withFrom(change, now)
  const text =
    now === 'not-staff'
      ? words.notStaff
      : isStatus
        ? words.status(stateName(now ?? ''), wanted)
        : words.assignee(nameOf(now), wanted)
  return (
    <Notice
      tone="warning"
      live
      title={words.title}
      action={
        <div className={styles.ways}>
          {again ? (
            <Button
              variant="quiet"
              onClick={() =>
                void make(
                  [again],
                  isStatus ? changeWords.status(name, wanted) : changeWords.given(name, wanted),
                )
              }
            >
              {isStatus ? words.anyway(wanted) : words.giveAnyway(wanted)}
            </Button>
          ) : null}
          <Button variant="plain" onClick={leave}>
            {words.leave}
          </Button>
        </div>
      }
    >
      <p>{text}</p>
    </Notice>
  )
}

function withFrom(change: Change, now: string | null): Change | null {
  if (change.kind === 'assignee') return { ...change, from: now }
  const from = states.find((state) => state === now)
  return from ? { ...change, from, lostReasonBefore: undefined } : null
}
