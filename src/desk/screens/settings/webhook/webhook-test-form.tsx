import { useState } from 'react'
import { deliveryWords } from '../../../../content/desk/deliveries.ts'
import { webhookWords as words } from '../../../../content/desk/webhook.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { Notice } from '../../../../ui/text/notice.tsx'
import { deskCalls, type WebhookTest } from '../../../calls/desk-calls.ts'
import styles from '../settings-form.module.css'
import { useAsk } from './use-ask.ts'
import own from './webhook-section.module.css'

/** Sends a message to the saved address and shows what came back. */
export function WebhookTestForm() {
  const [result, setResult] = useState<WebhookTest | null>(null)
  const { ask, pending } = useAsk(deskCalls.testWebhook, setResult)
  return (
    <div className={own.block}>
      <Button variant="quiet" pending={pending} pendingLabel={words.testing} onClick={() => void ask()}>
        {words.test}
      </Button>
      <p className={styles.lead}>{words.testHint}</p>
      <div className={own.wide} role="status">
        {result ? (
          <Notice
            tone={result.ok ? 'success' : 'error'}
            title={result.ok ? words.testWorked : words.testFailed}
          >
            <p>
              {result.answer} {words.testTook(deliveryWords.took(result.tookMs))}
            </p>
          </Notice>
        ) : null}
      </div>
    </div>
  )
}
