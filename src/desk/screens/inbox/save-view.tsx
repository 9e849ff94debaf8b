import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { shellWords } from '../../../content/desk/desk.ts'
import { savedViewWords as words } from '../../../content/desk/views.ts'
import { type InboxSearch, isNarrowed, savedQuery } from '../../../domain/desk/inbox-search.ts'
import * as limits from '../../../domain/limits.ts'
import { Button } from '../../../ui/control/button.tsx'
import { SwitchField } from '../../../ui/form/switch-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { deskCalls, type SavedView } from '../../calls/desk-calls.ts'
import { tell } from '../../changes/notices.ts'
import { tellTrouble } from '../../changes/tell-trouble.ts'
import { viewsQuery } from '../../queries/desk-queries.ts'
import { useMay } from '../../shell/me-context.ts'
import styles from './save-view.module.css'

type SaveViewProps = {
  search: InboxSearch
  /** The saved view that is shown. */
  opened: SavedView | undefined
}

/** Saves what the inbox shows, or changes the saved view that is shown; nothing for the fixed views as they are. */
export function SaveView({ search, opened }: SaveViewProps) {
  const [asking, setAsking] = useState(false)
  if (!isNarrowed(search) && !opened) return null
  const view = opened?.mayChange ? opened : undefined
  return (
    <div className={styles.place}>
      <button type="button" className={styles.opener} onClick={() => setAsking(true)}>
        <Icon name="star" />
        {view ? words.edit : words.save}
      </button>
      {asking ? <ViewDialog view={view} query={savedQuery(search)} onClose={() => setAsking(false)} /> : null}
    </div>
  )
}

type ViewDialogProps = { view: SavedView | undefined; query: string; onClose: () => void }

function ViewDialog({ view, query, onClose }: ViewDialogProps) {
  const queries = useQueryClient()
  const mayShare = useMay('shareView')
  const [error, setError] = useState<string | undefined>()
  const [pending, setPending] = useState(false)

  /** Resolves to whether it worked; the list has the change then. */
  async function send(call: () => Promise<unknown>): Promise<boolean> {
    setPending(true)
    try {
      await call()
      await queries.invalidateQueries({ queryKey: viewsQuery.queryKey })
      return true
    } catch (trouble) {
      tellTrouble(trouble)
      return false
    } finally {
      setPending(false)
    }
  }

  async function change(before: SavedView, to: { name: string; shared: boolean; removed: boolean }) {
    const { id, name, shared } = before
    if (!(await send(() => deskCalls.changeView(id, to)))) return
    onClose()
    const undo = () => void send(() => deskCalls.changeView(id, { name, shared, removed: false }))
    tell(to.removed ? words.removed(name) : words.changed(to.name), { undo })
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const name = String(typed.get('name') ?? '').trim()
    const shared = mayShare && (view && !view.own ? view.shared : typed.has('shared'))
    setError(name === '' ? words.nameMissing : undefined)
    if (name === '') return
    if (view) return change(view, { name, shared, removed: false })
    if (!(await send(() => deskCalls.saveView({ name, query, shared })))) return
    onClose()
    tell(words.saved(name))
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="narrow"
      title={view ? words.editTitle : words.title}
      closeLabel={shellWords.close}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          name="name"
          label={words.name}
          hint={words.hint}
          error={error}
          defaultValue={view?.name ?? ''}
          maxLength={limits.desk.savedViewNameMax}
          autoComplete="off"
        />
        {mayShare && (view?.own ?? true) ? (
          <SwitchField
            name="shared"
            label={words.share}
            hint={words.shareHint}
            defaultChecked={view?.shared ?? false}
          />
        ) : null}
        <div className={styles.foot}>
          <Button type="submit" pending={pending} pendingLabel={words.pending}>
            {words.submit}
          </Button>
          {view ? (
            <Button
              variant="quiet"
              disabled={pending}
              onClick={() => void change(view, { name: view.name, shared: view.shared, removed: true })}
            >
              {words.remove}
            </Button>
          ) : null}
        </div>
      </form>
    </Dialog>
  )
}
