import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useId, useState } from 'react'
import { stateName } from '../../../../content/desk/changes.ts'
import { inboxWords } from '../../../../content/desk/inbox.ts'
import { personWords as words } from '../../../../content/desk/person.ts'
import { inquiryStatusText } from '../../../../content/inquiries/inquiry-status.ts'
import { Button } from '../../../../ui/control/button.tsx'
import type { Contact } from '../../../calls/desk-calls.ts'
import { shortTime } from '../../../list/times.ts'
import { useMay } from '../../../shell/me-context.ts'
import { useNow } from '../../../shell/use-now.ts'
import styles from './person-section.module.css'
import { usePerson } from './use-person.ts'

const JoinDialog = lazy(async () => ({ default: (await import('./join-dialog.tsx')).JoinDialog }))
const EraseDialog = lazy(async () => ({ default: (await import('./erase-dialog.tsx')).EraseDialog }))

type PersonProps = { contact: Contact; reference: string }

/** One person, one history: their addresses, what else they sent, and what can be done with all of it. */
export function PersonSection({ contact, reference, headingLevel }: PersonProps & { headingLevel: 2 | 3 }) {
  const id = useId()
  const Name = `h${headingLevel}` as const
  return (
    <section aria-labelledby={id}>
      <Name id={id} className={`slate ${styles.name}`}>
        {words.title}
      </Name>
      <Addresses contact={contact} />
      <Others contact={contact} reference={reference} />
      <Ways contact={contact} reference={reference} />
    </section>
  )
}

function Addresses({ contact }: { contact: Contact }) {
  const mayPart = useMay('joinContacts') && contact.addresses.length > 1
  const { part } = usePerson(contact)
  return (
    <ul className={styles.list} aria-label={words.addresses}>
      {contact.addresses.map(({ email, inquiries }) => (
        <li key={email} className={styles.address}>
          <span className={styles.email}>{email}</span>
          <span className={styles.soft}>{words.inquiries(inquiries)}</span>
          {mayPart ? (
            <Button
              variant="plain"
              className={styles.part}
              aria-label={words.partLabel(email)}
              onClick={() => void part(email)}
            >
              {words.part}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function Others({ contact, reference }: PersonProps) {
  const others = contact.latest.filter((each) => each.reference !== reference)
  return (
    <>
      <p className={styles.heading}>{words.others}</p>
      {others.length === 0 ? (
        <p className={styles.soft}>{words.noOthers}</p>
      ) : (
        <Inquiries inquiries={others} />
      )}
      {contact.inquiries > 1 ? (
        <Link to="/inbox" search={{ view: 'all', contact: contact.id }} className={styles.all}>
          {words.all(contact.inquiries)}
        </Link>
      ) : null}
    </>
  )
}

/** Inquiries in one line each: form, state and day. */
export function Inquiries({ inquiries }: { inquiries: Contact['latest'] }) {
  const now = useNow()
  return (
    <ul className={styles.list}>
      {inquiries.map(({ reference, form, status, held, receivedAt }) => (
        <li key={reference}>
          <Link to="/inquiries/$reference" params={{ reference }} className={styles.other}>
            <span className={styles.form}>{inquiryStatusText.forms[form]}</span>
            <span className={styles.soft}>{held ? inboxWords.held : stateName(status)}</span>
            <time className={`slate ${styles.when}`} dateTime={receivedAt}>
              {shortTime(receivedAt, now)}
            </time>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Ways({ contact, reference }: PersonProps) {
  const mayJoin = useMay('joinContacts')
  const mayExport = useMay('exportPerson')
  const mayErase = useMay('erasePerson')
  const { save } = usePerson(contact)
  const [open, setOpen] = useState<'join' | 'erase' | null>(null)
  const [saving, setSaving] = useState(false)
  const close = () => setOpen(null)
  return (
    <div className={styles.ways}>
      {mayJoin ? (
        <Button variant="quiet" onClick={() => setOpen('join')}>
          {words.join}
        </Button>
      ) : null}
      {mayExport ? (
        <Button
          variant="plain"
          icon="download"
          iconSide="start"
          pending={saving}
          pendingLabel={words.exporting}
          onClick={() => {
            setSaving(true)
            void save(reference).finally(() => setSaving(false))
          }}
        >
          {words.export}
        </Button>
      ) : null}
      {mayErase ? (
        <Button variant="plain" onClick={() => setOpen('erase')}>
          {words.erase}
        </Button>
      ) : null}
      <Suspense>
        {open === 'join' ? <JoinDialog contact={contact} onClose={close} /> : null}
        {open === 'erase' ? <EraseDialog contact={contact} reference={reference} onClose={close} /> : null}
      </Suspense>
    </div>
  )
}
