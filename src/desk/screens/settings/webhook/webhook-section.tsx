import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { settingsWords } from '../../../../content/desk/settings.ts'
import { webhookWords as words } from '../../../../content/desk/webhook.ts'
import { type CompanySettings, companySettingsSchemas } from '../../../../domain/settings/company-settings.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { deskCalls } from '../../../calls/desk-calls.ts'
import { Loaded } from '../loaded.tsx'
import styles from '../settings-form.module.css'
import { settingsQuery } from '../settings-query.ts'
import { useSave } from '../use-save.ts'

/** Where every inquiry is sent as well. */
export function WebhookSection() {
  const settings = useQuery(settingsQuery)
  return <Loaded query={settings}>{({ webhook }) => <WebhookForm webhook={webhook} />}</Loaded>
}

function WebhookForm({ webhook }: { webhook: CompanySettings['webhook'] }) {
  const { save, pending } = useSave(settingsQuery.queryKey)
  const [error, setError] = useState<string | undefined>()

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('url') ?? '').trim()
    const parsed = companySettingsSchemas.webhook.safeParse({ url: typed || null })
    setError(parsed.success ? undefined : words.invalid)
    if (parsed.success) await save(() => deskCalls.setWebhook(parsed.data))
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
      <div className={styles.foot}>
        <Button type="submit" pending={pending} pendingLabel={settingsWords.saving}>
          {settingsWords.save}
        </Button>
      </div>
    </form>
  )
}
