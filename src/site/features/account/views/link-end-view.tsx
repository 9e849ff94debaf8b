import { ButtonLink } from '../../../../ui/control/button.tsx'
import styles from './account-form.module.css'

type LinkEndViewProps = { words: { readonly action: { readonly label: string; readonly href: string } } }

/** Nothing more to do on this page: the heading has said why, and this is the way on. */
export function LinkEndView({ words: { action } }: LinkEndViewProps) {
  return (
    <div className={styles.foot}>
      <ButtonLink href={action.href} className={styles.submit}>
        {action.label}
      </ButtonLink>
    </div>
  )
}
