import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { signInHint } from '../../../content/own-inquiries.ts'
import { enquiryStatusText as text } from '../../../content/pages/enquiry.ts'
import { enquiryToken } from '../../../routes.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAccount } from '../account/account-store.ts'
import styles from './enquiry-status.module.css'
import { fetchEnquiryStatus, type StatusOutcome } from './fetch-enquiry-status.ts'
import { StatusSheet } from './status-sheet.tsx'

type Shown = StatusOutcome | { readonly kind: 'loading' } | { readonly kind: 'no-token' }

const OwnInquiries = lazy(async () => ({
  default: (await import('../own-inquiries/own-inquiries.tsx')).OwnInquiries,
}))

/** What a status link shows. The prerendered page is the same for all of them, so it begins by looking up. */
export function EnquiryStatus() {
  const [token, setToken] = useState<string | null>(null)
  const [shown, setShown] = useState<Shown>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)

  // Without a list: another status link may be opened in the same page.
  useEffect(() => {
    const named = enquiryToken(location.pathname)
    setToken(named)
    if (!named) setShown({ kind: 'no-token' })
  })

  useEffect(() => {
    if (!token) return
    let wanted = true
    setShown((before) => (attempt > 0 && before.kind === 'found' ? before : { kind: 'loading' }))
    fetchEnquiryStatus(fetch, token).then((outcome) => {
      if (wanted) setShown(outcome)
    })
    return () => {
      wanted = false
    }
  }, [token, attempt])

  return (
    <section className={styles.panel} data-tone="paper" aria-label={text.panel}>
      <div className={styles.withoutScripts}>
        <Notice title={text.scriptsNeeded.title}>{text.scriptsNeeded.text}</Notice>
      </div>
      <div className={styles.withScripts} aria-live="polite" aria-busy={shown.kind === 'loading'}>
        {view(shown, () => setAttempt((count) => count + 1))}
      </div>
    </section>
  )
}

function view(shown: Shown, retry: () => void): ReactNode {
  switch (shown.kind) {
    case 'loading':
      return <Skeleton label={text.loading} variant="row" count={4} />
    case 'found':
      return <StatusSheet status={shown.status} onRefresh={retry} />
    case 'failed':
      return (
        <Notice
          tone="error"
          title={text.failed.title}
          action={<Button onClick={retry}>{text.failed.retry}</Button>}
        >
          {text.failed.text}
        </Notice>
      )
    case 'not-found':
      return (
        <EmptyState slate={text.notFound.slate} title={text.notFound.title} headingLevel={2}>
          {text.notFound.text}
        </EmptyState>
      )
    case 'no-token':
      return <WithoutLink />
  }
}

/** Whoever is signed in needs no link. */
function WithoutLink() {
  const { user, loading } = useAccount()
  const waiting = <Skeleton label={text.loading} variant="row" count={4} />
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
