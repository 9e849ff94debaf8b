import { queryOptions, useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { notificationWords as words } from '../../../../content/desk/notifications.ts'
import { settingsWords } from '../../../../content/desk/settings.ts'
import { type NotificationSettings, notificationsOf } from '../../../../domain/desk/notifications.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { SwitchField } from '../../../../ui/form/switch-field.tsx'
import { deskCalls } from '../../../calls/desk-calls.ts'
import { useMe } from '../../../shell/me-context.ts'
import { Loaded } from '../loaded.tsx'
import styles from '../settings-form.module.css'
import { useSave } from '../use-save.ts'

const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: deskCalls.notifications,
})

/** The mails that whoever reads this wants to have. */
export function NotificationsSection() {
  const settings = useQuery(notificationsQuery)
  return <Loaded query={settings}>{(loaded) => <NotificationsForm settings={loaded} />}</Loaded>
}

function NotificationsForm({ settings }: { settings: NotificationSettings }) {
  const { save, pending } = useSave(notificationsQuery.queryKey)
  const offered = notificationsOf(useMe().role)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    const changed = Object.fromEntries(offered.map((name) => [name, chosen.has(name)]))
    await save(() => deskCalls.setNotifications({ ...settings, ...changed }))
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <p className={styles.lead}>{words.lead}</p>
      {offered.map((name) => (
        <SwitchField
          key={name}
          name={name}
          label={words.offered[name].label}
          hint={words.offered[name].hint}
          onLabel={words.on}
          offLabel={words.off}
          defaultChecked={settings[name]}
        />
      ))}
      <div className={styles.foot}>
        <Button type="submit" pending={pending} pendingLabel={settingsWords.saving}>
          {settingsWords.save}
        </Button>
      </div>
    </form>
  )
}
