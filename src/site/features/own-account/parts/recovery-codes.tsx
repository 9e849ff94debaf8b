import { useEffect, useRef, useState } from 'react'
import {
  ownAccountRefusals,
  recoveryCodesFile,
  recoveryCodesFileName,
  staffNotice,
  codesPart as words,
} from '../../../../content/account/own-account.ts'
import { showRecoveryCode } from '../../../../domain/account/recovery-code.ts'
import { staffPath } from '../../../../domain/desk/staff-path.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { saveFile } from '../../../../ui/save-file.ts'
import { Notice } from '../../../../ui/text/notice.tsx'
import { Timecode } from '../../../../ui/text/timecode.tsx'
import { useFacts } from '../../../platform/facts-context.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { success } from '../../account/account-acts.ts'
import { askAccounts } from '../../account/ask-accounts.ts'
import { isStaff } from '../../account/next-demand.ts'
import { usePress } from '../../account/use-press.ts'
import { TroubleNotice } from '../../account/views/trouble-notice.tsx'
import { explain } from '../explain.ts'
import { focusOnShow } from '../focus-on-show.ts'
import type { OwnAccount } from '../use-own-account.ts'
import styles from './factor.module.css'

type RecoveryCodesProps = {
  account: OwnAccount
  left: number
  /** True if the codes are created and shown without being asked for. */
  atOnce: boolean
}

/** How many codes are left, and a new set, which is shown once. */
export function RecoveryCodes({ account, left, atOnce }: RecoveryCodesProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const created = account.user.factors?.some(({ factor_type }) => factor_type === 'recovery_code') ?? false
  const begun = useRef(false)
  const creation = usePress(async () => {
    const answer = await askAccounts((client) =>
      created ? client.mfa.recoveryCodes.regenerate() : client.mfa.recoveryCodes.generate(),
    )
    if (answer.kind !== 'done' || !answer.data) {
      return explain(answer.kind === 'done' ? { kind: 'failed' } : answer, ownAccountRefusals.codes)
    }
    setCodes(answer.data.codes.map(showRecoveryCode))
    await account.refresh()
    return null
  })

  const { press } = creation
  useEffect(() => {
    if (!atOnce || begun.current) return
    begun.current = true
    void press()
  })

  if (codes) {
    // The first codes are the last step before the desk opens.
    const leads = atOnce && isStaff(account.user)
    const close = () => (leads ? location.assign(staffPath) : setCodes(null))
    const done = leads ? staffNotice.kept : words.shown.done
    return <ShownCodes account={account} codes={codes} done={done} close={close} />
  }
  return (
    <>
      <h3 className={styles.subheading}>{words.heading}</h3>
      <p>{words.lead}</p>
      <p className={styles.left}>
        <Timecode>{words.left(left)}</Timecode>
      </p>
      {creation.trouble ? <TroubleNotice trouble={creation.trouble} /> : null}
      <div className={styles.actions}>
        <Button variant="quiet" size="small" pendingLabel={words.creating} {...creation.button}>
          {words.create}
        </Button>
        {left > 0 ? <span className={styles.soft}>{words.replaces}</span> : null}
      </div>
    </>
  )
}

type ShownCodesProps = {
  account: OwnAccount
  codes: readonly string[]
  /** The button for having kept them. */
  done: string
  close: () => void
}

function ShownCodes({ account, codes, done, close }: ShownCodesProps) {
  const { company } = useFacts()
  const { shown } = words

  async function copy(): Promise<void> {
    const copied = await navigator.clipboard?.writeText(codes.join('\n')).then(
      () => true,
      () => false,
    )
    showToast(copied ? success(shown.copied) : { kind: 'error', ...shown.notCopied })
  }

  function download(): void {
    const text = recoveryCodesFile(company.name, account.user.email ?? '', codes)
    saveFile(recoveryCodesFileName, 'text/plain', text)
    showToast(success(shown.downloaded))
  }

  return (
    <>
      <h3 ref={focusOnShow} tabIndex={-1} className={styles.subheading}>
        {shown.heading}
      </h3>
      <Notice tone="warning" title={shown.warning.title}>
        {shown.warning.text}
      </Notice>
      <ol className={styles.codes} aria-label={shown.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button variant="quiet" size="small" onClick={() => void copy()}>
          {shown.copy}
        </Button>
        <Button variant="quiet" size="small" icon="download" onClick={download}>
          {shown.download}
        </Button>
        <Button size="small" onClick={close}>
          {done}
        </Button>
      </div>
    </>
  )
}
