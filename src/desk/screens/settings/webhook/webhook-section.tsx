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
import { useSaveSeen } from '../use-save-seen.tsx'
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
        {({ webhook, versions }) => (
          <>
            {webhook.url === null ? (
              <Notice tone="warning" title={webhookUnset}>
                <p>{words.unsetText}</p>
              </Notice>
            ) : null}
            <WebhookForm webhook={webhook} version={versions.webhook} />
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

type Webhook = CompanySettings['webhook']

const typedOf = ({ url }: Webhook) => url ?? ''

function WebhookForm({ webhook, version }: { webhook: Webhook; version: string | null }) {
  const facts = useQuery(webhookQuery)
  const [url, setUrl] = useState(() => typedOf(webhook))
  const [error, setError] = useState<string | undefined>()
  const { save, pending, notice } = useSaveSeen({
    key: settingsQuery.queryKey,
    schema: companySettingsSchemas.webhook,
    version,
    typed: () => url,
    fill: setUrl,
    typedOf,
  })

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const parsed = companySettingsSchemas.webhook.safeParse({ url: url.trim() || null })
    setError(parsed.success ? undefined : words.invalid)
    if (!parsed.success) return
    if (await save((seen) => deskCalls.setWebhook(parsed.data, seen))) await facts.refetch()
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles.lead}>{words.lead}</p>
      <TextField
        name="url"
        type="url"
        label={words.address}
        hint={words.addressHint}
        value={url}
        onChange={({ currentTarget }) => setUrl(currentTarget.value)}
        error={error}
        autoComplete="off"
      />
      {webhook.url !== null && facts.data ? (
        <p className={styles.lead}>{facts.data.setAtDesk ? words.setAtDesk : words.fromEnvironment}</p>
      ) : null}
      {notice}
      <div className={styles.foot}>
        <Button type="submit" pending={pending} pendingLabel={settingsWords.saving}>
          {settingsWords.save}
        </Button>
      </div>
    </form>
  )
}
