import { lazy, type ReactNode, Suspense } from 'react'
import { signInHint } from '../../../content/inquiries/own-inquiries.ts'
import { inquiryLookup as text } from '../../../content/pages/inquiry.ts'
import { ButtonLink } from '../../../ui/control/button.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { useAccount } from '../account/session/account-store.ts'
import styles from './inquiry-status.module.css'

const OwnInquiries = lazy(async () => ({
  default: (await import('../own-inquiries/own-inquiries.tsx')).OwnInquiries,
}))

/** For an address without a status link: signed-in visitors see their own inquiries. */
export function WithoutLink({ waiting }: { waiting: ReactNode }) {
  const { user, loading } = useAccount()
  if (loading) return waiting
  if (user) {
    return (
      <Suspense fallback={waiting}>
        <OwnInquiries key={user.id} email={user.email ?? ''} />
      </Suspense>
    )
  }
  return (
    <EmptyState
      slate={text.noToken.slate}
      title={text.noToken.title}
      headingLevel={2}
      action={
        <ButtonLink href={signInHint.href} variant="quiet">
          {signInHint.label}
        </ButtonLink>
      }
    >
      <p>{text.noToken.text}</p>
      <p className={styles.hint}>{signInHint.text}</p>
    </EmptyState>
  )
}
