import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { savedReplyWords } from '../../../../content/desk/letter.ts'
import { settingsWords } from '../../../../content/desk/settings.ts'
import * as limits from '../../../../domain/limits.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { letterCalls } from '../../../calls/letter-calls.ts'
import { signatureQuery } from '../../../queries/letter-queries.ts'
import { Loaded } from '../loaded.tsx'
import styles from '../settings-form.module.css'
import { useSave } from '../use-save.ts'

const words = savedReplyWords.signature

/** How a person signs their letters. */
export function SignatureSection() {
  const signature = useQuery(signatureQuery)
  const { save, pending } = useSave(signatureQuery.queryKey)

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('signature') ?? '').trim()
    void save(() => letterCalls.setSignature(typed || null))
  }

  return (
    <Loaded query={signature}>
      {(known) => (
        <form className={styles.form} noValidate onSubmit={submit}>
          <p className={styles.lead}>{words.lead}</p>
          <TextArea
            name="signature"
            label={words.label}
            hint={words.hint(known.plain)}
            placeholder={known.plain}
            rows={4}
            maxLength={limits.desk.signatureMax}
            countLabel={savedReplyWords.left}
            defaultValue={known.signature ?? ''}
          />
          <div className={styles.foot}>
            <Button type="submit" pending={pending} pendingLabel={settingsWords.saving}>
              {settingsWords.save}
            </Button>
          </div>
        </form>
      )}
    </Loaded>
  )
}
