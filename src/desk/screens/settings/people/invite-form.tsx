import { type FormEvent, useState } from 'react'
import { shellWords } from '../../../../content/desk/desk.ts'
import { peopleWords } from '../../../../content/desk/people.ts'
import { isStaff, staffRoles } from '../../../../domain/desk/roles.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { SelectField } from '../../../../ui/form/select-field.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { deskCalls } from '../../../calls/desk-calls.ts'
import styles from './people-section.module.css'
import { useAct } from './use-act.ts'

const words = peopleWords.invite

/** A mail with a link that makes its reader a member of staff. */
export function InviteForm() {
  const { act, pending, refusal } = useAct()
  const [invalid, setInvalid] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const email = String(typed.get('email') ?? '')
      .trim()
      .toLowerCase()
    const role = String(typed.get('role') ?? '')
    const field = form.elements.namedItem('email')
    const wrong = email === '' || (field instanceof HTMLInputElement && !field.validity.valid)
    setInvalid(wrong)
    if (wrong || !isStaff(role)) return
    if (await act({ call: () => deskCalls.invite({ email, role }), done: words.sent(email) })) form.reset()
  }

  return (
    <section aria-labelledby="invite-heading">
      <h3 id="invite-heading" className={`slate ${styles.heading}`}>
        {words.heading}
      </h3>
      <form className={styles.invite} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          name="email"
          type="email"
          label={words.email}
          error={invalid ? words.invalid : refusal}
          autoComplete="off"
        />
        <SelectField
          name="role"
          label={peopleWords.role}
          defaultValue="producer"
          options={staffRoles.map((role) => ({ value: role, label: shellWords.roles[role] }))}
        />
        <Button type="submit" pending={pending} pendingLabel={words.pending} className={styles.send}>
          {words.submit}
        </Button>
      </form>
    </section>
  )
}
