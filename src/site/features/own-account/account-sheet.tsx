import { useRef } from 'react'
import { ownAccountText as text } from '../../../content/account/own-account.ts'
import { isStaff } from '../account/next-demand.ts'
import styles from './account-sheet.module.css'
import { monthOf } from './moments.tsx'
import { DeletionNotice, DeletionPart } from './parts/deletion-part.tsx'
import { EmailPart } from './parts/email-part.tsx'
import { ExportPart } from './parts/export-part.tsx'
import { FactorPart } from './parts/factor-part.tsx'
import { InquiriesPart } from './parts/inquiries-part.tsx'
import { NamePart } from './parts/name-part.tsx'
import { PasswordPart } from './parts/password-part.tsx'
import { SessionsPart } from './parts/sessions-part.tsx'
import { StaffNotice } from './parts/staff-notice.tsx'
import type { OwnAccount } from './use-own-account.ts'

/** The account as one call sheet: the facts across the top, then one numbered line for each thing to change. */
export function AccountSheet({ account }: { account: OwnAccount }) {
  const { user, overview } = account
  const sheet = useRef<HTMLDivElement>(null)
  const alarm = useRef<HTMLDivElement>(null)
  const factorPart = useRef<HTMLDivElement>(null)
  const twoSteps = user.factors?.some(({ status }) => status === 'verified') ?? false
  const facts = [
    { label: text.facts.since, value: monthOf(new Date(user.created_at)) },
    { label: text.facts.twoSteps, value: twoSteps ? text.facts.on : text.facts.off },
    ...(overview ? [{ label: text.facts.devices, value: overview.sessions.length }] : []),
  ]
  return (
    <div ref={sheet} className={styles.sheet} tabIndex={-1}>
      {overview?.deletionAt ? (
        <DeletionNotice
          ref={alarm}
          account={account}
          date={overview.deletionAt}
          // The pressed button goes with its notice.
          kept={() => sheet.current?.focus({ preventScroll: true })}
        />
      ) : null}
      {isStaff(user) ? <StaffNotice ready={twoSteps} factorPart={factorPart} /> : null}
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt className="slate">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.parts}>
        <NamePart account={account} />
        <EmailPart account={account} />
        <PasswordPart account={account} />
        <div ref={factorPart}>
          <FactorPart account={account} />
        </div>
        <SessionsPart account={account} />
        <InquiriesPart />
        <ExportPart account={account} />
        <DeletionPart account={account} alarm={alarm} />
      </div>
    </div>
  )
}
