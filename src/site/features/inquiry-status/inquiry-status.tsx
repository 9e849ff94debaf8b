import { lazy, Suspense, useEffect, useState } from 'react'
import { inquiryLookup as text } from '../../../content/pages/inquiry.ts'
import { inquiryToken } from '../../../routes.ts'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { Notice } from '../../../ui/text/notice.tsx'
import styles from './inquiry-status.module.css'
import { WithoutLink } from './without-link.tsx'

const LinkStatus = lazy(async () => ({ default: (await import('./link-status.tsx')).LinkStatus }))

/** The page of a status link. The prerendered page is the same for all links, so it starts with a lookup. */
export function InquiryStatus() {
  /** Null for an address without a token; undefined until the address is read. */
  const [token, setToken] = useState<string | null>()

  // No dependency list, because another status link may be opened on the same page.
  useEffect(() => setToken(inquiryToken(location.pathname)))

  const waiting = <Skeleton label={text.loading} variant="row" count={4} />
  return (
    <section className={styles.panel} data-tone="paper" aria-label={text.panel}>
      <div className={styles.withoutScripts}>
        <Notice title={text.scriptsNeeded.title}>{text.scriptsNeeded.text}</Notice>
      </div>
      <div className={styles.withScripts} aria-live={token === null ? undefined : 'polite'}>
        {token === undefined ? waiting : null}
        {token === null ? <WithoutLink waiting={waiting} /> : null}
        {token ? (
          <Suspense fallback={waiting}>
            <LinkStatus key={token} token={token} waiting={waiting} />
          </Suspense>
        ) : null}
      </div>
    </section>
  )
}
