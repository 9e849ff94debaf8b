import { useState } from 'react'
import { factorPart as words } from '../../../../content/account/own-account.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { Notice } from '../../../../ui/text/notice.tsx'
import { fullMoment } from '../moments.tsx'
import { useInPlace } from '../use-in-place.ts'
import type { OwnAccount } from '../use-own-account.ts'
import { AddFactor } from './add-factor.tsx'
import { FactorList } from './factor-list.tsx'
import styles from './part.module.css'
import { Part } from './part.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Authenticator apps and, once there is one, the recovery codes for a lost phone. */
export function FactorPart({ account }: { account: OwnAccount }) {
  const { overview } = account
  const adding = useInPlace()
  /** True right after the first app was added: its codes are created and shown without another press. */
  const [first, setFirst] = useState(false)
  const apps = (account.user.factors ?? []).filter(
    ({ factor_type, status }) => factor_type === 'totp' && status === 'verified',
  )
  return (
    <Part words={words} lead={apps.length > 0 ? words.on : words.off}>
      {overview?.factorResetAt ? (
        <Notice tone="warning" title={words.reset.title}>
          {words.reset.text(fullMoment(overview.factorResetAt))}
        </Notice>
      ) : null}
      {apps.length > 0 ? <FactorList account={account} apps={apps} /> : null}
      <div ref={adding.place}>
        {adding.open ? (
          <AddFactor
            account={account}
            added={() => {
              setFirst(apps.length === 0)
              adding.close()
            }}
            close={adding.close}
          />
        ) : (
          <Button ref={adding.opener} variant="quiet" size="small" onClick={adding.show}>
            {apps.length > 0 ? words.another : words.add}
          </Button>
        )}
      </div>
      {apps.length > 0 && overview ? (
        <div className={styles.sub}>
          <RecoveryCodes account={account} left={overview.recoveryCodesLeft} atOnce={first} />
        </div>
      ) : null}
    </Part>
  )
}
