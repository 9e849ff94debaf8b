import { useCallback, useEffect, useRef, useState } from 'react'
import { signInHint, ownInquiriesText as text } from '../../../content/inquiries/own-inquiries.ts'
import { accountText } from '../../../content/shell/shell.ts'
import { Button, ButtonLink } from '../../../ui/control/button.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { Notice } from '../../../ui/text/notice.tsx'
import { accessToken } from '../account/session/access-token.ts'
import type { InquiryStatus } from '../inquiry-status/fetch-inquiry-status.ts'
import { fetchOwnInquiries } from './fetch-own-inquiries.ts'
import { InquiryTable } from './inquiry-table.tsx'
import styles from './own-inquiries.module.css'

/** `loading` also applies while another page is being fetched. */
type State = 'loading' | 'shown' | 'failed' | 'signed-out'

/** All inquiries of a signed-in visitor and their status. */
export function OwnInquiries({ email }: { email: string }) {
  const [state, setState] = useState<State>('loading')
  const [inquiries, setInquiries] = useState<readonly InquiryStatus[]>([])
  const [more, setMore] = useState(false)
  const loading = useRef(false)

  const load = useCallback(async (before: string | null): Promise<void> => {
    if (loading.current) return
    loading.current = true
    setState('loading')
    const token = await accessToken()
    const outcome = token ? await fetchOwnInquiries(fetch, token, before) : { kind: 'failed' as const }
    loading.current = false
    if (outcome.kind !== 'found') return setState(outcome.kind)
    setInquiries((shown) => (before === null ? outcome.inquiries : [...shown, ...outcome.inquiries]))
    setMore(outcome.more)
    setState('shown')
  }, [])

  useEffect(() => {
    void load(null)
  }, [load])

  const last = inquiries.at(-1)?.reference ?? null
  return (
    <div className={styles.own}>
      <div className={styles.head}>
        <h2>{text.heading}</h2>
        <p className={styles.whose}>
          <span className="slate">{text.slate}</span> <span className={styles.email}>{email}</span>{' '}
          <a href={accountText.accountHref} className={styles.account}>
            {accountText.account}
          </a>
        </p>
      </div>
      {inquiries.length > 0 ? <InquiryTable inquiries={inquiries} /> : null}
      {state === 'loading' && inquiries.length === 0 ? (
        <Skeleton label={text.loading} variant="row" count={4} />
      ) : null}
      {state === 'shown' && inquiries.length === 0 ? <NoInquiries /> : null}
      {state === 'failed' ? (
        <Notice
          tone="error"
          live
          title={text.failed.title}
          action={<Button onClick={() => void load(last)}>{text.failed.retry}</Button>}
        >
          {text.failed.text}
        </Notice>
      ) : null}
      {state === 'signed-out' ? (
        <Notice
          tone="warning"
          live
          title={text.over.title}
          action={<ButtonLink href={signInHint.href}>{signInHint.label}</ButtonLink>}
        >
          {text.over.text}
        </Notice>
      ) : null}
      {inquiries.length > 0 ? (
        <div className={styles.foot}>
          <p className="slate">
            <span aria-live="polite">{text.shown(inquiries.length)}</span> / {text.clock}
          </p>
          {more && state !== 'failed' ? (
            <Button
              variant="quiet"
              pending={state === 'loading'}
              pendingLabel={text.morePending}
              onClick={() => void load(last)}
            >
              {text.more}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

function NoInquiries() {
  const { slate, title, text: words, action } = text.empty
  return (
    <EmptyState
      slate={slate}
      title={title}
      action={<ButtonLink href={action.href}>{action.label}</ButtonLink>}
    >
      {words}
    </EmptyState>
  )
}
