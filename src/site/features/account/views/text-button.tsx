import type { ComponentProps } from 'react'
import styles from './account-form.module.css'

/** A button that looks like a link, because it changes the view and not the page. */
export function TextButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={styles.textButton} />
}
