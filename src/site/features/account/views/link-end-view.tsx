import { Button, ButtonLink } from '../../../../ui/control/button.tsx'
import type { AccountFlow } from '../use-account-flow.ts'
import styles from './account-form.module.css'

type LinkEndViewProps = {
  flow: AccountFlow
  /** Without an address, the way on is to sign in. */
  words: { readonly action: { readonly label: string; readonly href: string | null } }
}

/** A link has come to its end: the heading has said why, and this is the way on. */
export function LinkEndView({ flow, words: { action } }: LinkEndViewProps) {
  return (
    <div className={styles.foot}>
      {action.href === null ? (
        <Button className={styles.submit} onClick={() => void flow.show({ name: 'sign-in' })}>
          {action.label}
        </Button>
      ) : (
        <ButtonLink href={action.href} className={styles.submit}>
          {action.label}
        </ButtonLink>
      )}
    </div>
  )
}
