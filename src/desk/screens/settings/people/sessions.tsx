import { useRef } from 'react'
import { peopleWords } from '../../../../content/desk/people.ts'
import { zoneCity } from '../../../../domain/account/zone-city.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { CallSheetTable } from '../../../../ui/layout/call-sheet-table.tsx'
import { Badge } from '../../../../ui/text/badge.tsx'
import { Notice } from '../../../../ui/text/notice.tsx'
import { deskCalls, type People, type StaffSession } from '../../../calls/desk-calls.ts'
import { fullTime, shortTime } from '../../../list/times.ts'
import { useMe } from '../../../shell/me-context.ts'
import { useNow } from '../../../shell/use-now.ts'
import styles from './people-section.module.css'
import { useAct } from './use-act.ts'

const words = peopleWords.sessions

type SessionsProps = { sessions: readonly StaffSession[]; people: People['people'] }

/** Where the staff is signed in. Ending a session needs no second press: its owner signs in again. */
export function Sessions({ sessions, people }: SessionsProps) {
  const me = useMe()
  const now = useNow()
  const heading = useRef<HTMLHeadingElement>(null)
  const { act, pending, refusal } = useAct()

  async function end(id: string, name: string): Promise<void> {
    const ended = await act({ call: () => deskCalls.endSession(id), done: words.ended(name) })
    // The pressed button goes with its row.
    if (ended) heading.current?.focus()
  }

  return (
    <section aria-labelledby="sessions-heading">
      <h3 ref={heading} id="sessions-heading" tabIndex={-1} className={`slate ${styles.over}`}>
        {words.heading}
      </h3>
      {refusal === undefined ? null : (
        <Notice tone="error" live>
          <p>{refusal}</p>
        </Notice>
      )}
      {sessions.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <CallSheetTable
          caption={words.caption}
          captionHidden
          columns={[
            { key: 'person', label: words.person },
            { key: 'device', label: words.device },
            { key: 'place', label: words.place },
            { key: 'lastUsed', label: words.lastUsed },
            { key: 'session', label: words.session },
          ]}
          entries={sessions.map(({ id, userId, timeZone, lastUsedAt, secondFactor, ...session }) => {
            const person = people.find((each) => each.id === userId)
            const name = person?.displayName || person?.email || ''
            const device = session.device || words.unknownDevice
            const city = zoneCity(timeZone)
            return {
              id,
              cells: {
                person: name,
                device: (
                  <>
                    {device}
                    {secondFactor ? null : <span className={styles.remark}>{words.halfway}</span>}
                  </>
                ),
                place: city ? words.time(city) : (timeZone ?? words.unknownPlace),
                lastUsed: (
                  <time dateTime={lastUsedAt} title={fullTime(lastUsedAt)}>
                    {shortTime(lastUsedAt, now)}
                  </time>
                ),
                session:
                  id === me.sessionId ? (
                    <Badge tone="live">{words.current}</Badge>
                  ) : (
                    <Button
                      variant="plain"
                      className={styles.end}
                      disabled={pending}
                      aria-label={words.endOf(name, device)}
                      onClick={() => void end(id, name)}
                    >
                      {words.end}
                    </Button>
                  ),
              },
            }
          })}
        />
      )}
    </section>
  )
}
