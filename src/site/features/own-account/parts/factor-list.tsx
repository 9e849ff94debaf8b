import type { Factor } from '@supabase/auth-js'
import { useRef, useState } from 'react'
import { ownAccountRefusals, factorPart as words } from '../../../../content/account/own-account.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { success } from '../../account/account-acts.ts'
import { askAccounts } from '../../account/ask-accounts.ts'
import { usePress } from '../../account/use-press.ts'
import { TroubleNotice } from '../../account/views/trouble-notice.tsx'
import { explain } from '../explain.ts'
import { Day } from '../moments.tsx'
import { useInPlace } from '../use-in-place.ts'
import type { OwnAccount } from '../use-own-account.ts'
import styles from './factor.module.css'

type FactorListProps = { account: OwnAccount; apps: readonly Factor[] }

export function FactorList({ account, apps }: FactorListProps) {
  const list = useRef<HTMLUListElement>(null)
  return (
    <ul ref={list} className={styles.apps} aria-label={words.apps} tabIndex={-1}>
      {apps.map((app) => (
        <App
          key={app.id}
          account={account}
          app={app}
          last={apps.length === 1}
          // The pressed button goes with its row.
          gone={() => list.current?.focus()}
        />
      ))}
    </ul>
  )
}

type AppProps = { account: OwnAccount; app: Factor; last: boolean; gone: () => void }

function App({ account, app, last, gone }: AppProps) {
  const asking = useInPlace()
  const name = app.friendly_name || words.unnamed
  return (
    <li className={styles.app}>
      <span className={styles.name}>{name}</span>
      <span className={styles.added}>
        {words.added} <Day date={new Date(app.created_at)} />
      </span>
      <div ref={asking.place} className={styles.remove} data-open={asking.open || undefined}>
        {asking.open ? (
          <Removal account={account} app={app} name={name} last={last} gone={gone} close={asking.close} />
        ) : (
          <Button
            ref={asking.opener}
            variant="plain"
            size="small"
            aria-label={words.removeNamed(name)}
            onClick={asking.show}
          >
            {words.remove}
          </Button>
        )}
      </div>
    </li>
  )
}

type RemovalProps = AppProps & { name: string; close: () => void }

function Removal({ account, app, name, last, gone, close }: RemovalProps) {
  const { confirm } = words
  const [question] = useState(() => (last ? confirm.last(name) : confirm.one(name)))
  const removal = usePress(async () => {
    const answer = await askAccounts((client) => client.mfa.unenroll({ factorId: app.id }))
    if (answer.kind !== 'done') return explain(answer, ownAccountRefusals.removal)
    gone()
    await account.refresh()
    showToast(success(words.removed))
    return null
  })
  return (
    <div className={styles.question}>
      <p tabIndex={-1}>{question}</p>
      {removal.trouble ? <TroubleNotice trouble={removal.trouble} /> : null}
      <div className={styles.actions}>
        <Button size="small" pendingLabel={confirm.pending} {...removal.button}>
          {confirm.yes}
        </Button>
        <Button variant="quiet" size="small" onClick={close}>
          {confirm.no}
        </Button>
      </div>
    </div>
  )
}
