import { useRef, useState } from 'react'
import { ownAccountRefusals, sessionsPart as words } from '../../../../content/account/own-account.ts'
import { zoneCity } from '../../../../domain/account/zone-city.ts'
import { serverPaths } from '../../../../routes.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { CallSheetTable } from '../../../../ui/layout/call-sheet-table.tsx'
import { Badge } from '../../../../ui/text/badge.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { success } from '../../account/account-acts.ts'
import { askAccounts, withoutData } from '../../account/ask-accounts.ts'
import { callAccount, notOurs } from '../../account/call-account.ts'
import type { Trouble } from '../../account/trouble.ts'
import { usePress } from '../../account/use-press.ts'
import { TroubleNotice } from '../../account/views/trouble-notice.tsx'
import { explain } from '../explain.ts'
import { ShortMoment } from '../moments.tsx'
import type { DeviceSession } from '../read-overview.ts'
import type { OwnAccount, Refusal } from '../use-own-account.ts'
import styles from './part.module.css'
import { Part } from './part.tsx'

/** The devices that the account is signed in on. */
export function SessionsPart({ account }: { account: OwnAccount }) {
  const table = useRef<HTMLDivElement>(null)
  const sessions = account.overview?.sessions ?? []
  const others = sessions.filter(({ current }) => !current)
  /** Below the table, because its cells have no room for a notice. */
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const endOthers = usePress(async () => {
    setTrouble(null)
    const answer = await askAccounts((client) => client.signOut({ scope: 'others' }).then(withoutData))
    if (answer.kind !== 'done') return refuse(answer)
    table.current?.focus()
    await account.refresh()
    showToast(success(words.endedOthers))
    return null
  })

  function refuse(refusal: Refusal): Trouble {
    const met = explain(refusal, ownAccountRefusals.session)
    setTrouble(met)
    return met
  }

  const twoSteps = account.user.factors?.some(({ status }) => status === 'verified') ?? false
  return (
    <Part words={words} lead={account.overview ? words.lead : words.unlisted} wide>
      {account.overview ? (
        <div ref={table} tabIndex={-1} className={styles.told}>
          <CallSheetTable
            caption={words.caption}
            captionHidden
            columns={[
              { key: 'device', label: words.columns.device },
              { key: 'zone', label: words.columns.zone },
              { key: 'signedIn', label: words.columns.signedIn },
              { key: 'lastUsed', label: words.columns.lastUsed },
              { key: 'end', label: words.columns.end },
            ]}
            entries={sessions.map((session) => ({
              id: session.id,
              cells: {
                device: <Device session={session} twoSteps={twoSteps} />,
                zone: zoneWords(session.timeZone),
                signedIn: <ShortMoment date={session.signedInAt} />,
                lastUsed: <ShortMoment date={session.lastUsedAt} />,
                end: session.current ? (
                  <span className={styles.current}>
                    <Badge tone="live">{words.current}</Badge>
                  </span>
                ) : (
                  <EndButton
                    account={account}
                    session={session}
                    begun={() => setTrouble(null)}
                    ended={() => table.current?.focus()}
                    refuse={refuse}
                  />
                ),
              },
            }))}
          />
        </div>
      ) : null}
      {trouble ? <TroubleNotice trouble={trouble} /> : null}
      {account.overview && others.length === 0 ? (
        <p className={styles.soft}>{words.alone}</p>
      ) : (
        <div>
          <Button variant="quiet" size="small" pendingLabel={words.ending} {...endOthers.button}>
            {words.endOthers}
          </Button>
        </div>
      )}
    </Part>
  )
}

function Device({ session, twoSteps }: { session: DeviceSession; twoSteps: boolean }) {
  return (
    <>
      {session.device || words.unknownDevice}
      {twoSteps && !session.secondFactor ? <span className={styles.remark}>{words.halfway}</span> : null}
    </>
  )
}

type EndButtonProps = {
  account: OwnAccount
  session: DeviceSession
  begun: () => void
  ended: () => void
  refuse: (refusal: Refusal) => Trouble
}

function EndButton({ account, session, begun, ended, refuse }: EndButtonProps) {
  const end = usePress(async () => {
    begun()
    const answer = await callAccount(serverPaths.accountEndSession, { id: session.id })
    // It may have ended by itself in the meantime.
    const gone = answer.kind === 'refused' && answer.code === notOurs
    if (answer.kind !== 'done' && !gone) return refuse(answer)
    // The pressed button goes with its row.
    ended()
    await account.refresh()
    showToast(success(words.ended))
    return null
  })
  return (
    <Button
      variant="plain"
      size="small"
      aria-label={words.endNamed(session.device || words.unknownDevice)}
      {...end.button}
    >
      {words.end}
    </Button>
  )
}

function zoneWords(timeZone: string | null): string {
  const city = zoneCity(timeZone)
  return city ? words.zone(city) : (timeZone ?? words.unknownZone)
}
