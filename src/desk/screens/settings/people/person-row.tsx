import { type ReactNode, useEffect, useRef, useState } from 'react'
import { shellWords } from '../../../../content/desk/desk.ts'
import { peopleWords as words } from '../../../../content/desk/people.ts'
import { staffRoles } from '../../../../domain/desk/roles.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { Badge } from '../../../../ui/text/badge.tsx'
import { Notice } from '../../../../ui/text/notice.tsx'
import { deskCalls, type People } from '../../../calls/desk-calls.ts'
import { fullTime, shortTime } from '../../../list/times.ts'
import { CompactSelect } from '../../../shell/compact-select.tsx'
import { useMe } from '../../../shell/me-context.ts'
import { useNow } from '../../../shell/use-now.ts'
import styles from './people-section.module.css'
import { useAct } from './use-act.ts'

type PersonRowProps = {
  person: People['people'][number]
  lastSeenAt: string | null
  /** The row goes with the person, and the focus needs another place. */
  onGone: () => void
}

/** One member of staff. Owners change each other, and nobody themselves: that happens by accident only. */
export function PersonRow({ person, lastSeenAt, onGone }: PersonRowProps) {
  const { id, email, displayName, role, secondFactor, open } = person
  const me = useMe()
  const now = useNow()
  const { act, pending, refusal } = useAct()
  const [asking, setAsking] = useState<'reset' | 'remove' | null>(null)
  const name = displayName || email
  const isMe = id === me.id

  function changeRole(value: string): void {
    const to = staffRoles.find((known) => known === value)
    if (!to || to === role) return
    const undo = () =>
      void act({
        call: () => deskCalls.changeRole(id, role),
        done: words.roleChanged(name, shellWords.roles[role].toLowerCase()),
      })
    const done = words.roleChanged(name, shellWords.roles[to].toLowerCase())
    void act({ call: () => deskCalls.changeRole(id, to), done, undo })
  }
  function reset(): void {
    setAsking(null)
    void act({ call: () => deskCalls.resetFactor(id), done: words.wasReset(name) })
  }
  async function remove(): Promise<void> {
    setAsking(null)
    if (await act({ call: () => deskCalls.removeStaff(id), done: words.removed(name) })) onGone()
  }

  return (
    <li className={styles.row} aria-label={name}>
      <div className={styles.who}>
        <p className={styles.name}>
          {name} {isMe ? <Badge tone="accent">{words.you}</Badge> : null}
        </p>
        {displayName ? <p className={styles.email}>{email}</p> : null}
      </div>
      {isMe ? (
        <p className={styles.role}>{shellWords.roles[role]}</p>
      ) : (
        <CompactSelect
          aria-label={words.roleOf(name)}
          value={role}
          disabled={pending}
          onChange={({ currentTarget }) => changeRole(currentTarget.value)}
        >
          {staffRoles.map((each) => (
            <option key={each} value={each}>
              {shellWords.roles[each]}
            </option>
          ))}
        </CompactSelect>
      )}
      {isMe ? null : (
        <div className={styles.acts}>
          {secondFactor ? (
            <Button variant="plain" disabled={pending} onClick={() => setAsking('reset')}>
              {words.reset}
            </Button>
          ) : null}
          <Button variant="plain" disabled={pending} onClick={() => setAsking('remove')}>
            {words.remove}
          </Button>
        </div>
      )}
      <p className={styles.facts}>
        <Badge tone={secondFactor ? 'positive' : 'caution'}>
          {secondFactor ? words.secondFactor : words.noSecondFactor}
        </Badge>
        <span title={lastSeenAt === null ? undefined : fullTime(lastSeenAt)}>
          {lastSeenAt === null ? words.neverSeen : words.lastSeen(shortTime(lastSeenAt, now))}
        </span>
        {open > 0 ? <span>{words.open(open)}</span> : null}
      </p>
      {asking === 'reset' ? (
        <Confirm
          title={words.resetting.title(name)}
          confirm={words.resetting.confirm}
          onConfirm={reset}
          onCancel={() => setAsking(null)}
        >
          {words.resetting.text}
        </Confirm>
      ) : null}
      {asking === 'remove' ? (
        <Confirm
          title={words.removing.title(name)}
          confirm={words.removing.confirm}
          onConfirm={() => void remove()}
          onCancel={() => setAsking(null)}
        >
          {words.removing.text(open)}
        </Confirm>
      ) : null}
      {refusal === undefined ? null : (
        <div className={styles.below}>
          <Notice tone="error" live>
            <p>{refusal}</p>
          </Notice>
        </div>
      )}
    </li>
  )
}

type ConfirmProps = {
  title: string
  confirm: string
  onConfirm: () => void
  onCancel: () => void
  children: ReactNode
}

/** The second press, for what cannot be undone. The focus is on neither button, so that no key repeats into it. */
function Confirm({ title, confirm, onConfirm, onCancel, children }: ConfirmProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    panel.current?.focus()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  return (
    <div ref={panel} className={styles.below} tabIndex={-1}>
      <Notice
        tone="warning"
        title={title}
        action={
          <span className={styles.answers}>
            <Button onClick={onConfirm}>{confirm}</Button>
            <Button variant="quiet" onClick={onCancel}>
              {words.cancel}
            </Button>
          </span>
        }
      >
        <p>{children}</p>
      </Notice>
    </div>
  )
}
