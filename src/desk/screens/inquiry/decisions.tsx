import { useEffect, useId, useRef, useState } from 'react'
import { changeWords, lostReasonWords, stateName, stateWords } from '../../../content/desk/changes.ts'
import { inboxWords } from '../../../content/desk/inbox.ts'
import { inquiryWords as words } from '../../../content/desk/inquiry.ts'
import { paletteWords } from '../../../content/desk/keys.ts'
import { explainSpam } from '../../../content/inquiries/mail.ts'
import {
  type InquiryState,
  inquiryStates,
  type LostReason,
  lostReasons,
} from '../../../domain/desk/inquiry-state.ts'
import { Button } from '../../../ui/control/button.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { Notice } from '../../../ui/text/notice.tsx'
import type { Inquiry } from '../../calls/desk-calls.ts'
import { useChanges } from '../../changes/use-changes.ts'
import { atHand } from '../../shell/at-hand.ts'
import { useMay, usePeople } from '../../shell/me-context.ts'
import { useKeys } from '../../shell/use-keys.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import styles from './decisions.module.css'
import { senderName } from './sender-name.ts'

const nobody = ''

/** Status, person, release: each change is made at once and can be taken back. */
export function Decisions({ inquiry }: { inquiry: Inquiry }) {
  const { reference, status, assigneeId, held, spamReasons } = inquiry
  const { make, release } = useChanges()
  const { me, people, nameOf } = usePeople()
  const mayChange = useMay('changeInquiry')
  const mayRelease = useMay('releaseHeld')
  const [losing, setLosing] = useState(false)
  const [releasing, setReleasing] = useState(false)
  const statusId = useId()
  const assigneeField = useId()
  const name = senderName(inquiry) || reference
  const from = inquiryStates.find((state) => state === status)

  function setStatus(to: InquiryState, lostReason?: LostReason): void {
    setLosing(false)
    if (!from || to === from) return
    const lostReasonBefore = lostReasons.find((reason) => reason === inquiry.lostReason)
    const said = changeWords.status(name, stateWords[to])
    void make([{ kind: 'status', reference, from, to, lostReason, lostReasonBefore }], said)
  }
  function give(to: string | null): void {
    if (to === assigneeId) return
    const said = to === null ? changeWords.freed(name) : changeWords.given(name, nameOf(to))
    void make([{ kind: 'assignee', reference, from: assigneeId, to }], said)
  }
  function choose(value: string): void {
    const to = inquiryStates.find((state) => state === value)
    if (to === 'lost') setLosing(true)
    else if (to) setStatus(to)
  }

  useKeys(
    mayChange
      ? {
          e: () => setStatus('contacted'),
          s: () => openChoice(statusId),
          a: () => openChoice(assigneeField),
        }
      : {},
  )
  useOffered(mayChange, [
    ...inquiryStates
      .filter((state) => state !== status)
      .map((state) => ({
        id: `status-${state}`,
        label: paletteWords.status(stateWords[state]),
        act: () => choose(state),
      })),
    ...(assigneeId === me.id
      ? [{ id: 'free', label: paletteWords.free, act: () => give(null) }]
      : [{ id: 'take', label: paletteWords.takeIt, act: () => give(me.id) }]),
  ])

  return (
    <div className={styles.decisions}>
      {held ? (
        <Notice
          tone="warning"
          title={words.held.title}
          action={
            mayRelease ? (
              <Button
                pending={releasing}
                pendingLabel={words.held.pending}
                onClick={() => {
                  setReleasing(true)
                  void release(reference).finally(() => setReleasing(false))
                }}
              >
                {words.held.action}
              </Button>
            ) : null
          }
        >
          <p>
            {spamReasons.length > 0 ? `${words.held.because(explainSpam(spamReasons))} ` : null}
            {words.held.text}
          </p>
        </Notice>
      ) : null}
      {mayChange ? (
        <div className={styles.fields}>
          <SelectField
            id={statusId}
            name="status"
            label={words.status}
            options={inquiryStates.map((state) => ({ value: state, label: stateWords[state] }))}
            value={losing ? 'lost' : status}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
          <SelectField
            id={assigneeField}
            name="assignee"
            label={words.who}
            placeholder={inboxWords.nobody}
            options={people
              .filter(({ id, canTake }) => canTake || id === assigneeId)
              .map((person) => ({ value: person.id, label: person.name }))}
            value={assigneeId ?? nobody}
            onChange={({ currentTarget }) => give(currentTarget.value || null)}
          />
          {assigneeId === null ? (
            <Button variant="quiet" className={styles.take} onClick={() => give(me.id)}>
              {words.takeIt}
            </Button>
          ) : null}
        </div>
      ) : (
        <div className={styles.facts}>
          <p>
            <span className="slate">{words.status}</span> {stateName(status)}
          </p>
          <p>
            <span className="slate">{words.who}</span> {nameOf(assigneeId)}
          </p>
          <p className={styles.viewer}>{words.viewer}</p>
        </div>
      )}
      {inquiry.status === 'lost' && inquiry.lostReason ? (
        <p className={styles.reason}>{reasonName(inquiry.lostReason)}</p>
      ) : null}
      {losing ? (
        <LostReasons onReason={(reason) => setStatus('lost', reason)} onCancel={() => setLosing(false)} />
      ) : null}
      <ConflictNotice reference={reference} name={name} />
    </div>
  )
}

export function reasonName(reason: string): string {
  const known = lostReasons.find((each) => each === reason)
  return known ? lostReasonWords[known] : reason
}

function LostReasons({
  onReason,
  onCancel,
}: {
  onReason: (reason: LostReason) => void
  onCancel: () => void
}) {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <fieldset className={styles.reasons}>
      <legend className={styles.legend}>{words.lostReason}</legend>
      {lostReasons.map((reason, index) => (
        <Button
          key={reason}
          variant="quiet"
          ref={index === 0 ? first : undefined}
          onClick={() => onReason(reason)}
        >
          {lostReasonWords[reason]}
        </Button>
      ))}
      <Button variant="plain" onClick={onCancel}>
        {words.cancel}
      </Button>
    </fieldset>
  )
}

/** The palette's commands while this inquiry is on the screen. */
function useOffered(offered: boolean, commands: Parameters<typeof atHand.set>[0]): void {
  useEffect(() => atHand.set(offered ? commands : []))
  useEffect(() => () => atHand.set([]), [])
}

/** Opens the browser's own list where it can be opened, and focuses it where not. */
function openChoice(id: string): void {
  const field = document.getElementById(id)
  if (!(field instanceof HTMLSelectElement)) return
  field.focus()
  try {
    field.showPicker()
  } catch {
    // The focus is enough: the arrow keys work.
  }
}
