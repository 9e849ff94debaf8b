import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { peopleWords as words } from '../../../../content/desk/people.ts'
import type { People, StaffSession } from '../../../calls/desk-calls.ts'
import { useMe } from '../../../shell/me-context.ts'
import { Loaded } from '../loaded.tsx'
import formStyles from '../settings-form.module.css'
import { Invitation } from './invitation.tsx'
import { InviteForm } from './invite-form.tsx'
import { peopleQuery, sessionsQuery } from './people-queries.ts'
import styles from './people-section.module.css'
import { PersonRow } from './person-row.tsx'
import { Sessions } from './sessions.tsx'

/** The staff: their roles, who is invited, and where they are signed in. */
export function PeopleSection() {
  const people = useQuery(peopleQuery)
  const sessions = useQuery(sessionsQuery)
  return (
    <div className={styles.section}>
      <p className={formStyles.lead}>{words.lead}</p>
      <Loaded query={people}>
        {(data) => (
          <>
            <Staff {...data} sessions={sessions.data ?? []} />
            <Loaded query={sessions}>{(list) => <Sessions sessions={list} people={data.people} />}</Loaded>
          </>
        )}
      </Loaded>
    </div>
  )
}

function Staff({ people, invitations, sessions }: People & { sessions: readonly StaffSession[] }) {
  const me = useMe()
  const heading = useRef<HTMLHeadingElement>(null)
  const own = (id: string) => Number(id === me.id)
  return (
    <>
      <section aria-labelledby="staff-heading">
        <h3 ref={heading} id="staff-heading" tabIndex={-1} className={`slate ${styles.heading}`}>
          {words.staff}
        </h3>
        <ul className={styles.list}>
          {people
            .toSorted((a, b) => own(b.id) - own(a.id))
            .map((person) => (
              <PersonRow
                key={person.id}
                person={person}
                lastSeenAt={lastSeen(person, sessions)}
                onGone={() => heading.current?.focus()}
              />
            ))}
        </ul>
      </section>
      {invitations.length > 0 ? (
        <section aria-labelledby="invited-heading">
          <h3 id="invited-heading" className={`slate ${styles.heading}`}>
            {words.invitations.heading}
          </h3>
          <ul className={styles.list}>
            {invitations.map((invitation) => (
              <Invitation key={invitation.email} invitation={invitation} />
            ))}
          </ul>
        </section>
      ) : null}
      <InviteForm />
    </>
  )
}

/** A session that was used later than it was begun says more than the sign-in. */
function lastSeen(
  { id, lastSignInAt }: People['people'][number],
  sessions: readonly StaffSession[],
): string | null {
  const used = sessions.filter(({ userId }) => userId === id).map(({ lastUsedAt }) => lastUsedAt)
  return [...used, ...(lastSignInAt === null ? [] : [lastSignInAt])].sort().at(-1) ?? null
}
