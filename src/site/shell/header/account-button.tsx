import { accountText } from '../../../content/shell/shell.ts'
import { useAccount } from '../../features/account/session/account-store.ts'
import styles from './account-button.module.css'

/** The account's entry in the header: a plain link until a session is known. */
export function AccountButton() {
  const { user, loading, signOut } = useAccount()
  return (
    <>
      <a href={accountText.inquiriesHref} className={`${styles.link} ${styles.own}`}>
        {accountText.inquiries}
      </a>
      <a href={accountText.accountHref} className={`${styles.link} ${styles.own}`}>
        {accountText.account}
      </a>
      {user ? (
        <button type="button" className={styles.link} onClick={signOut}>
          {accountText.signOut}
        </button>
      ) : loading ? (
        <span className={styles.link}>{accountText.loading}</span>
      ) : (
        <a href={accountText.signInHref} className={styles.link}>
          {accountText.signIn}
        </a>
      )}
    </>
  )
}
