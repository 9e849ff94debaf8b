import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { inquiryWords } from '../../../content/desk/inquiry.ts'
import { personWords } from '../../../content/desk/person.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Button } from '../../../ui/control/button.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { Notice } from '../../../ui/text/notice.tsx'
import type { Inquiry } from '../../calls/desk-calls.ts'
import { troubleKind } from '../../calls/trouble.ts'
import { markRead } from '../../changes/reads.ts'
import { fullTime } from '../../list/times.ts'
import { inquiryQuery } from '../../queries/desk-queries.ts'
import { useMay } from '../../shell/me-context.ts'
import { Decisions } from './decisions.tsx'
import styles from './inquiry-sheet.module.css'
import { readLetter } from './letter/letter-draft.ts'
import { LetterForm } from './letter/letter-form.tsx'
import { NoteForm } from './note-form.tsx'
import { PersonSection } from './person/person-section.tsx'
import { SheetDeliveries } from './sheet-deliveries.tsx'
import { Record, Wrote } from './sheet-facts.tsx'
import { SheetHead } from './sheet-head.tsx'
import { Timeline } from './timeline.tsx'

type InquirySheetProps = { reference: string; search?: string | undefined; headingLevel: 1 | 2 }

/** Everything about one inquiry, beside the list or on its own page. */
export function InquirySheet({ reference, search, headingLevel }: InquirySheetProps) {
  const inquiry = useQuery(inquiryQuery(reference))
  if (inquiry.data) return <Sheet inquiry={inquiry.data} search={search} headingLevel={headingLevel} />
  const { failed, notFound, loading } = inquiryWords
  const missing = troubleKind(inquiry.error) === 'not-found'
  return (
    <div className={styles.state}>
      {inquiry.error === null ? (
        <Skeleton label={loading} variant="row" count={6} />
      ) : missing ? (
        <EmptyState headingLevel={headingLevel} slate={notFound.slate} title={notFound.title}>
          <p>{notFound.text}</p>
        </EmptyState>
      ) : (
        <EmptyState
          headingLevel={headingLevel}
          title={failed.title}
          action={<Button onClick={() => void inquiry.refetch()}>{failed.action}</Button>}
        >
          <p>{failed.text}</p>
        </EmptyState>
      )}
    </div>
  )
}

type SheetProps = { inquiry: Inquiry; search: string | undefined; headingLevel: 1 | 2 }

function Sheet({ inquiry, search, headingLevel }: SheetProps) {
  useMarkRead(inquiry)
  const { erasedAt, contact } = inquiry
  const partLevel = headingLevel === 1 ? 2 : 3
  const Name = `h${partLevel}` as const
  const mayNote = useMay('addNote') && erasedAt === null
  const mayReply = useMay('sendReply')
  // An answer that was begun is shown again at once.
  const [asked, setAsked] = useState<number | null>(() =>
    mayReply && readLetter(inquiry.reference) !== null ? 0 : null,
  )
  const opener = useRef<HTMLButtonElement>(null)

  function close(): void {
    setAsked(null)
    opener.current?.focus()
  }

  return (
    <article className={styles.sheet}>
      <SheetHead
        inquiry={inquiry}
        headingLevel={headingLevel}
        opener={opener}
        answer={mayReply ? () => setAsked((times) => (times ?? 0) + 1) : null}
      />
      {erasedAt === null ? (
        <Decisions key={inquiry.status} inquiry={inquiry} />
      ) : (
        <Notice title={personWords.erased.title}>
          <p>{personWords.erased.text(fullTime(erasedAt))}</p>
        </Notice>
      )}
      <div className={styles.columns}>
        {erasedAt === null ? (
          <div className={styles.column}>
            <Wrote inquiry={inquiry} search={search} />
          </div>
        ) : null}
        <div className={classNames(styles.column, styles.happened)}>
          {asked !== null && erasedAt === null ? (
            <LetterForm inquiry={inquiry} heading={Name} asked={asked} close={close} />
          ) : null}
          <section aria-labelledby={`history-${inquiry.reference}`}>
            <Name id={`history-${inquiry.reference}`} className={`slate ${styles.name}`}>
              {inquiryWords.history}
            </Name>
            <Timeline reference={inquiry.reference} entries={inquiry.timeline} replies={inquiry.replies} />
            {mayNote ? <NoteForm reference={inquiry.reference} /> : null}
          </section>
          <SheetDeliveries inquiry={inquiry} headingLevel={partLevel} />
        </div>
        {contact ? (
          <div className={styles.column}>
            <PersonSection contact={contact} reference={inquiry.reference} headingLevel={partLevel} />
          </div>
        ) : null}
        <div className={styles.column}>
          <Record inquiry={inquiry} />
        </div>
      </div>
    </article>
  )
}

/** Opening is reading: for whoever looks, the line is no longer new, until somebody changes the inquiry again. */
function useMarkRead({ reference, timeline }: Inquiry): void {
  const queries = useQueryClient()
  const entries = timeline.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each new entry of the timeline
  useEffect(() => {
    // Where it fails, it stays marked as unread, which is the safe mistake.
    markRead(queries, reference).catch(() => undefined)
  }, [queries, reference, entries])
}
