import { type FormEvent, useState } from 'react'
import { shellWords } from '../../../../content/desk/desk.ts'
import { personWords } from '../../../../content/desk/person.ts'
import { pagePaths } from '../../../../routes.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import type { Contact } from '../../../calls/desk-calls.ts'
import styles from './dialogs.module.css'
import { usePerson } from './use-person.ts'

const words = personWords.eraseDialog

type EraseDialogProps = { contact: Contact; reference: string; onClose: () => void }

/** The one thing that cannot be undone, so it asks for the reference in the owner's own typing. */
export function EraseDialog({ contact, reference, onClose }: EraseDialogProps) {
  const { erase } = usePerson(contact)
  const [error, setError] = useState<string | undefined>()
  const [pending, setPending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('reference') ?? '')
    const fits = typed.trim().toUpperCase() === reference
    setError(fits ? undefined : words.wrong(reference))
    if (!fits || pending) return
    setPending(true)
    await erase(reference)
    onClose()
  }

  return (
    <Dialog open onOpenChange={onClose} slate={words.slate} title={words.title} closeLabel={shellWords.close}>
      <form className={styles.content} noValidate onSubmit={(event) => void submit(event)}>
        <p>{words.goes(contact.inquiries, contact.addresses.length)}</p>
        <p className={styles.soft}>{words.outside}</p>
        {contact.hasAccount ? (
          <p className={styles.soft}>
            {words.account}
            <a href={pagePaths.account}>{words.accountPage}</a>.
          </p>
        ) : null}
        <TextField
          name="reference"
          label={words.field(reference)}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <div className={styles.ways}>
          <Button type="submit" pending={pending} pendingLabel={words.pending}>
            {words.action}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
