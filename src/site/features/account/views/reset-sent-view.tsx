import { resetSentText as words } from '../../../../content/account/account-steps.ts'
import { useAccount } from '../session/account-store.ts'
import type { AccountFlow } from '../use-account-flow.ts'
import styles from './account-form.module.css'
import { TextButton } from './text-button.tsx'

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short' })

/** Says from when on the mailed link removes the second factor, and what cancels it. */
export function ResetSentView({ flow, usableAt }: { flow: AccountFlow; usableAt: Date }) {
  const { user, signOut } = useAccount()
  return (
    <div className={styles.form}>
      <div className={styles.lead}>
        <p className={styles.address}>
          <strong>{user?.email}</strong>
        </p>
        <p>
          {words.usable} <time dateTime={usableAt.toISOString()}>{format.format(usableAt)}</time>.
        </p>
        <p>{words.cancels}</p>
      </div>
      <div className={styles.foot}>
        <TextButton onClick={() => void flow.show({ name: 'code' })}>{words.back}</TextButton>
        <TextButton onClick={() => void signOut()}>{words.cancel}</TextButton>
      </div>
    </div>
  )
}
