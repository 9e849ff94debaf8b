import { type Ref, type RefObject, useEffect, useRef, useState } from 'react'
import { inquiriesAfterDeletion } from '../../../../content/account/deletion.ts'
import { ownAccountRefusals, deletionPart as words } from '../../../../content/account/own-account.ts'
import { serverPaths } from '../../../../routes.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { Notice } from '../../../../ui/text/notice.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { success } from '../../account/account-acts.ts'
import { callAccount } from '../../account/call-account.ts'
import { usePress } from '../../account/use-press.ts'
import { TroubleNotice } from '../../account/views/trouble-notice.tsx'
import { explain } from '../explain.ts'
import { fullDay } from '../moments.tsx'
import type { OwnAccount } from '../use-own-account.ts'
import styles from './part.module.css'
import { ByEmail, Part } from './part.tsx'

type DeletionPartProps = {
  account: OwnAccount
  /** The notice at the top of the page, once there is one. */
  alarm: RefObject<HTMLDivElement | null>
}

export function DeletionPart({ account, alarm }: DeletionPartProps) {
  const [open, setOpen] = useState(false)
  const wasOpen = useRef(false)

  // The dialog has given its focus to the notice.
  useEffect(() => {
    if (wasOpen.current && !open) alarm.current?.scrollIntoView({ block: 'nearest' })
    wasOpen.current = open
  }, [open, alarm])

  const { overview } = account
  return (
    <Part words={words} lead={overview ? words.lead : undefined}>
      {overview ? null : <ByEmail />}
      {overview && !overview.deletionAt ? (
        <div>
          <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
            {words.action}
          </Button>
        </div>
      ) : null}
      {overview?.deletionAt ? (
        <p className={styles.soft}>{words.waiting.title(fullDay(overview.deletionAt))}.</p>
      ) : null}
      <DeletionDialog account={account} alarm={alarm} open={open} onOpenChange={setOpen} />
    </Part>
  )
}

type DeletionDialogProps = DeletionPartProps & {
  open: boolean
  onOpenChange: (open: boolean) => void
}

function DeletionDialog({ account, alarm, open, onOpenChange }: DeletionDialogProps) {
  const { dialog } = words
  const deletion = usePress(async () => {
    const answer = await callAccount(serverPaths.accountDelete, {})
    if (answer.kind !== 'done') return explain(answer, ownAccountRefusals.deletion)
    await account.refresh()
    onOpenChange(false)
    showToast(success(words.asked))
    return null
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="narrow"
      returnFocus={alarm}
      slate={dialog.slate}
      title={dialog.title}
      closeLabel={dialog.close}
    >
      <ul className={styles.points}>
        {dialog.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {deletion.trouble ? <TroubleNotice trouble={deletion.trouble} /> : null}
      {/* Not in the footer: the text scrolls where there is little room, and the keyboard has to reach it. */}
      <div className={styles.decision}>
        <Button pendingLabel={dialog.pending} {...deletion.button}>
          {dialog.confirm}
        </Button>
        <Button variant="quiet" onClick={() => onOpenChange(false)}>
          {dialog.cancel}
        </Button>
      </div>
    </Dialog>
  )
}

type DeletionNoticeProps = {
  ref: Ref<HTMLDivElement>
  account: OwnAccount
  date: Date
  kept: () => void
}

/** At the top of the page while the account waits for its deletion. */
export function DeletionNotice({ ref, account, date, kept }: DeletionNoticeProps) {
  const { waiting } = words
  const keeping = usePress(async () => {
    const answer = await callAccount(serverPaths.accountKeep, {})
    if (answer.kind !== 'done') return explain(answer, ownAccountRefusals.keep)
    kept()
    await account.refresh()
    showToast(success(words.kept))
    return null
  })
  return (
    <div ref={ref} className={styles.alarm} tabIndex={-1}>
      <Notice
        tone="warning"
        title={waiting.title(fullDay(date))}
        action={
          <Button pendingLabel={waiting.pending} {...keeping.button}>
            {waiting.keep}
          </Button>
        }
      >
        {inquiriesAfterDeletion}
      </Notice>
      {keeping.trouble ? <TroubleNotice trouble={keeping.trouble} /> : null}
    </div>
  )
}
