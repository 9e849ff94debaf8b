import { useState } from 'react'
import { webhookWords as words } from '../../../../content/desk/webhook.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { deskCalls } from '../../../calls/desk-calls.ts'
import styles from '../settings-form.module.css'
import { useAsk } from './use-ask.ts'
import own from './webhook-section.module.css'

/** The secret is nowhere in the page until an owner asks for it. */
export function WebhookSecret() {
  const [secret, setSecret] = useState<string | null>(null)
  const { ask, pending } = useAsk(deskCalls.webhookSecret, setSecret)
  return (
    <div className={own.block}>
      {secret === null ? (
        <>
          <Button
            variant="quiet"
            pending={pending}
            pendingLabel={words.showingSecret}
            onClick={() => void ask()}
          >
            {words.showSecret}
          </Button>
          <p className={styles.lead}>{words.secretHint}</p>
        </>
      ) : (
        <div className={own.wide}>
          <TextField name="secret" label={words.secret} hint={words.verify} value={secret} readOnly />
        </div>
      )}
    </div>
  )
}
