import { authText } from '../../content/shell.ts'
import styles from './auth-button.module.css'

/** The account's place in the header: a plain link until a session is known. */
export function AuthButton() {
  return (
    <a href={authText.signInHref} className={styles.link}>
      {authText.signIn}
    </a>
  )
}
