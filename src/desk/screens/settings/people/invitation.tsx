import { shellWords } from '../../../../content/desk/desk.ts'
import { peopleWords } from '../../../../content/desk/people.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { Badge } from '../../../../ui/text/badge.tsx'
import { Notice } from '../../../../ui/text/notice.tsx'
import { deskCalls, type People } from '../../../calls/desk-calls.ts'
import { fullTime, shortTime } from '../../../list/times.ts'
import { useNow } from '../../../shell/use-now.ts'
import styles from './people-section.module.css'
import { useAct } from './use-act.ts'

const words = peopleWords.invitations

/** A person who is invited and has not come yet. */
export function Invitation({ invitation }: { invitation: People['invitations'][number] }) {
  const { id, email, role, expiresAt, mailed } = invitation
  const now = useNow()
  const { act, pending, refusal } = useAct()
  const send = () =>
    void act({ call: () => deskCalls.invite({ email, role }), done: peopleWords.invite.sent(email) })
  return (
    <li className={styles.row} aria-label={email}>
      <div className={styles.who}>
        <p className={styles.name}>{email}</p>
      </div>
      <p className={styles.role}>{shellWords.roles[role]}</p>
      <div className={styles.acts}>
        <Button variant="plain" disabled={pending} aria-label={words.againTo(email)} onClick={send}>
          {words.again}
        </Button>
        <Button
          variant="plain"
          disabled={pending}
          aria-label={words.withdrawOf(email)}
          onClick={() =>
            void act({
              call: () => deskCalls.withdrawInvitation(id),
              done: words.withdrawn(email),
              undo: send,
            })
          }
        >
          {words.withdraw}
        </Button>
      </div>
      <p className={styles.facts}>
        {mailed ? null : <Badge tone="caution">{words.waiting}</Badge>}
        <span title={fullTime(expiresAt)}>{words.until(shortTime(expiresAt, now))}</span>
      </p>
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
