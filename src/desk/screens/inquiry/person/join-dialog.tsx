import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { shellWords } from '../../../../content/desk/desk.ts'
import { personWords } from '../../../../content/desk/person.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { CallSheet } from '../../../../ui/layout/call-sheet.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import type { Contact } from '../../../calls/desk-calls.ts'
import { findContactsQuery } from '../../../queries/desk-queries.ts'
import { Chooser } from '../../../shell/chooser.tsx'
import { useSettled } from '../../../shell/use-settled.ts'
import styles from './dialogs.module.css'
import { Inquiries } from './person-section.tsx'
import { nameOf, usePerson } from './use-person.ts'

const words = personWords.joinDialog

/** Finds somebody, shows what would come along, and joins the two. */
export function JoinDialog({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const [other, setOther] = useState<Contact | null>(null)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      slate={words.slate}
      title={other ? words.preview(nameOf(other)) : words.title}
      closeLabel={shellWords.close}
    >
      {other ? (
        <Preview contact={contact} other={other} onBack={() => setOther(null)} onClose={onClose} />
      ) : (
        <Find contact={contact} onFound={setOther} />
      )}
    </Dialog>
  )
}

function Find({ contact, onFound }: { contact: Contact; onFound: (other: Contact) => void }) {
  const [typed, setTyped] = useState('')
  const asked = useSettled(typed.trim())
  const found = useQuery(findContactsQuery(asked))
  const choices = (asked === '' ? [] : (found.data ?? []))
    .filter(({ id }) => id !== contact.id)
    .map((other) => ({
      id: other.id,
      label: [other.name, other.addresses[0]?.email].filter(Boolean).join(' · '),
      hint: words.hint(other.addresses.length, other.inquiries),
      other,
    }))
  return (
    <Chooser
      words={words}
      typed={typed}
      onType={setTyped}
      choices={choices}
      settled={asked !== '' && found.isSuccess}
      onChoose={(choice) => onFound(choice.other)}
    />
  )
}

type PreviewProps = { contact: Contact; other: Contact; onBack: () => void; onClose: () => void }

function Preview({ contact, other, onBack, onClose }: PreviewProps) {
  const { join } = usePerson(contact)
  const [pending, setPending] = useState(false)
  return (
    <div className={styles.content}>
      <CallSheet
        rows={other.addresses.map(({ email, inquiries }) => ({
          label: personWords.inquiries(inquiries),
          value: <span className={styles.text}>{email}</span>,
        }))}
      />
      <section aria-label={words.latest}>
        <p className={`slate ${styles.caption}`}>{words.latest}</p>
        <Inquiries inquiries={other.latest.slice(0, 5)} />
      </section>
      <p className={styles.soft}>{words.note}</p>
      <div className={styles.ways}>
        <Button
          pending={pending}
          pendingLabel={words.pending}
          onClick={() => {
            setPending(true)
            void join(other).then(onClose)
          }}
        >
          {words.action}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </div>
  )
}
