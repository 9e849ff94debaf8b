import { authText } from '../../../content/shell.ts'
import { useAccount } from '../../features/account/account-store.ts'
import styles from './auth-button.module.css'

/** The account's place in the header: a plain link until a session is known. */
export function AuthButton() {
  const { user, loading, signOut } = useAccount()
  return (
    <>
      <a href={authText.inquiriesHref} className={`${styles.link} ${styles.own}`}>
        {authText.inquiries}
      </a>
      {user ? (
        <button type="button" className={styles.link} onClick={signOut}>
          {authText.signOut}
        </button>
      ) : loading ? (
        <span className={styles.link}>{authText.loading}</span>
      ) : (
        <a href={authText.signInHref} className={styles.link}>
          {authText.signIn}
        </a>
      )}
    </>
  )
}
