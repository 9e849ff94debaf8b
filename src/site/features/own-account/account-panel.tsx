import { lazy, Suspense } from 'react'
import { ownAccountText as text } from '../../../content/account/own-account.ts'
import { ButtonLink } from '../../../ui/control/button.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { Notice } from '../../../ui/text/notice.tsx'
import { useFacts } from '../../platform/facts-context.ts'
import { useAccount } from '../account/session/account-store.ts'
import styles from './account-panel.module.css'

const OwnAccount = lazy(async () => ({ default: (await import('./own-account.tsx')).OwnAccount }))

/**
 * The account page below its opening. The prerendered page is the same for everybody: the `member` class,
 * which the head sets before the first paint, decides whether it starts with a lookup or an explanation.
 */
export function AccountPanel() {
  const { company } = useFacts()
  const { user, loading } = useAccount()
  const waiting = <Skeleton label={text.loading} variant="row" count={6} />
  return (
    <section className={styles.panel} data-tone="paper" aria-label={text.panel}>
      <div className={styles.withoutScripts}>
        <Notice
          title={text.scriptsNeeded.title}
          action={<a href={`mailto:${company.email}`}>{company.email}</a>}
        >
          {text.scriptsNeeded.text}
        </Notice>
      </div>
      <div className={styles.withScripts}>
        {user ? (
          <Suspense fallback={waiting}>
            <OwnAccount key={user.id} />
          </Suspense>
        ) : (
          <>
            <div className={loading ? undefined : styles.stored}>{waiting}</div>
            {loading ? null : (
              <div className={styles.nobody}>
                <SignedOut />
              </div>
            )}
          </>
        )}
      </div>
    </section>
  )
}

function SignedOut() {
  const { slate, title, text: words, action } = text.signedOut
  return (
    <EmptyState
      slate={slate}
      title={title}
      headingLevel={2}
      action={<ButtonLink href={action.href}>{action.label}</ButtonLink>}
    >
      {words}
    </EmptyState>
  )
}
