import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { settingsWords } from '../../../../content/desk/settings.ts'
import { webhookUnset, webhookWords as words } from '../../../../content/desk/webhook.ts'
import { type CompanySettings, companySettingsSchemas } from '../../../../domain/settings/company-settings.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { Notice } from '../../../../ui/text/notice.tsx'
import { deskCalls } from '../../../calls/desk-calls.ts'
import { DeliveryLine } from '../../../deliveries/delivery-line.tsx'
import { webhookQuery } from '../../../queries/delivery-queries.ts'
import { Loaded } from '../loaded.tsx'
import styles from '../settings-form.module.css'
import { settingsQuery } from '../settings-query.ts'
import { useSave } from '../use-save.ts'
import { WebhookSecret } from './webhook-secret.tsx'
import own from './webhook-section.module.css'
import { WebhookTestForm } from './webhook-test-form.tsx'

/** Where every inquiry is sent as well, a test of it, how to verify it, and how the last ones fared. */
export function WebhookSection() {
  const settings = useQuery(settingsQuery)
  const facts = useQuery(webhookQuery)
  return (
    <div className={own.section}>
      <Loaded query={settings}>
        {({ webhook }) => (
          <>
            {webhook.url === null ? (
              <Notice tone="warning" title={webhookUnset}>
                <p>{words.unsetText}</p>
              </Notice>
            ) : null}
            <WebhookForm webhook={webhook} />
            {webhook.url === null ? null : <WebhookTestForm key={webhook.url} />}
            <WebhookSecret />
          </>
        )}
      </Loaded>
      <Loaded query={facts}>
        {({ deliveries }) => (
          <section aria-labelledby="webhook-deliveries">
            <h3 id="webhook-deliveries" className={`slate ${own.name}`}>
              {words.recent}
            </h3>
            {deliveries.length === 0 ? <p className={styles.lead}>{words.noRecent}</p> : null}
            <ul className={own.rows}>
              {deliveries.map((row) => (
                <DeliveryLine key={row.id} delivery={row} inquiry={row.inquiry} />
              ))}
            </ul>
          </section>
        )}
      </Loaded>
    </div>
  )
}

function WebhookForm({ webhook }: { webhook: CompanySettings['webhook'] }) {
  const facts = useQuery(webhookQuery)
  const { save, pending } = useSave(settingsQuery.queryKey)
  const [error, setError] = useState<string | undefined>()

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('url') ?? '').trim()
    const parsed = companySettingsSchemas.webhook.safeParse({ url: typed || null })
    setError(parsed.success ? undefined : words.invalid)
    if (parsed.success && (await save(() => deskCalls.setWebhook(parsed.data)))) await facts.refetch()
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles.lead}>{words.lead}</p>
      <TextField
        name="url"
        type="url"
        label={words.address}
        hint={words.addressHint}
        defaultValue={webhook.url ?? ''}
        error={error}
        autoComplete="off"
      />
      {webhook.url !== null && facts.data ? (
        <p className={styles.lead}>{facts.data.setAtDesk ? words.setAtDesk : words.fromEnvironment}</p>
      ) : null}
      <div className={styles.foot}>
        <Button type="submit" pending={pending} pendingLabel={settingsWords.saving}>
          {settingsWords.save}
        </Button>
      </div>
    </form>
  )
}
