import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { shellWords } from '../../content/desk/desk.ts'
import { inboxWords, viewWords } from '../../content/desk/inbox.ts'
import { paletteWords } from '../../content/desk/keys.ts'
import { inquiryStatusText } from '../../content/inquiries/inquiry-status.ts'
import { inboxViews } from '../../domain/desk/inquiry-state.ts'
import { isStaff, may } from '../../domain/desk/roles.ts'
import * as limits from '../../domain/limits.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { settingsStore } from '../../ui/settings/settings-store.ts'
import { findQuery } from '../queries/desk-queries.ts'
import { settingsSections } from '../screens/settings/sections.tsx'
import { signOut } from '../session/desk-session.ts'
import { useCell } from '../state/cell.ts'
import { atHand } from './at-hand.ts'
import { useMe } from './me-context.ts'
import styles from './palette.module.css'

type Command = {
  readonly id: string
  readonly label: string
  readonly hint: string
  readonly act: () => void
}

/** Everything by name: screens, views, what can be done here, and every inquiry that has these words. */
export function Palette({ onClose, onHelp }: { onClose: () => void; onHelp: () => void }) {
  const [typed, setTyped] = useState('')
  // Nothing is chosen before something is typed, so that Enter by habit does nothing.
  const [chosen, setChosen] = useState(-1)
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  // The dialog focuses its title; whoever opens the palette wants to type.
  useEffect(() => field.current?.focus(), [])
  const commands = useCommands(typed.trim(), onHelp)
  const current = Math.min(chosen, commands.length - 1)

  function run(command: Command | undefined): void {
    if (!command) return
    onClose()
    command.act()
  }

  function press(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (event.key === 'Enter') run(commands[current])
    else if (step !== 0 && commands.length > 0) {
      const from = current === -1 && step < 0 ? 0 : current
      const next = (from + step + commands.length) % commands.length
      setChosen(next)
      list.current?.children[next]?.scrollIntoView({ block: 'nearest' })
    } else return
    event.preventDefault()
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={paletteWords.title}
      closeLabel={shellWords.close}
      className={styles.palette}
    >
      <TextField
        name="command"
        type="search"
        label={paletteWords.field}
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={commands[current] ? `${listId}-${current}` : undefined}
        autoComplete="off"
        ref={field}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setChosen(0)
        }}
        onKeyDown={press}
      />
      <div ref={list} id={listId} role="listbox" aria-label={paletteWords.results} className={styles.list}>
        {commands.map((command, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
          <div
            key={command.id}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            className={styles.option}
            onClick={() => run(command)}
          >
            <span>{command.label}</span>
            <span className={`slate ${styles.hint}`}>{command.hint}</span>
          </div>
        ))}
      </div>
      {commands.length === 0 ? <p role="status">{paletteWords.nothing}</p> : null}
    </Dialog>
  )
}

function useCommands(words: string, onHelp: () => void): Command[] {
  const navigate = useNavigate()
  const handy = useCell(atHand)
  // Commands follow every key at once, so that Enter runs what is meant; the server is asked after a pause.
  const asked = useSettled(words)
  const found = useQuery(findQuery(asked))
  const settings = settingsStore()
  const { role } = useMe()
  const plain = (id: string, label: string, act: () => void) => ({
    id,
    label,
    hint: paletteWords.command,
    act,
  })
  const go = (id: string, label: string, act: () => void) => ({ id, label, hint: paletteWords.go, act })
  const all: Command[] = [
    ...handy.map(({ id, label, act }) => plain(id, label, act)),
    go('today', shellWords.today, () => void navigate({ to: '/' })),
    ...(isStaff(role) && may(role, 'readHealth')
      ? [go('health', shellWords.health, () => void navigate({ to: '/health' }))]
      : []),
    ...settingsSections
      .filter(({ needs }) => isStaff(role) && may(role, needs))
      .map(({ id, title }) =>
        go(
          `settings-${id}`,
          paletteWords.settings(title),
          () => void navigate({ to: '/settings/$section', params: { section: id } }),
        ),
      ),
    ...inboxViews.map((view) =>
      go(
        `view-${view}`,
        paletteWords.view(viewWords[view]),
        () => void navigate({ to: '/inbox', search: { view } }),
      ),
    ),
    plain('dark', paletteWords.dark, () => settings.update({ darkMode: !settings.get().darkMode })),
    plain('contrast', paletteWords.contrast, () =>
      settings.update({ contrast: settings.get().contrast === 'high' ? 'normal' : 'high' }),
    ),
    plain('help', paletteWords.shortcuts, onHelp),
    plain('sign-out', paletteWords.signOut, () => void signOut()),
  ]
  const wanted = words.toLowerCase().split(/\s+/)
  const named = all.filter(({ label }) => wanted.every((word) => label.toLowerCase().includes(word)))
  const inquiries = (words === '' || words !== asked ? [] : (found.data?.inquiries ?? []))
    .slice(0, limits.desk.paletteResults)
    .map(
      ({ reference, name, email, form }): Command => ({
        id: reference,
        label: name || email || inboxWords.nameless,
        hint: `${inquiryStatusText.forms[form]} · ${reference}`,
        act: () => void navigate({ to: '/inquiries/$reference', params: { reference } }),
      }),
    )
  return [...named, ...inquiries]
}

/** The words once nothing was typed for a moment. */
function useSettled(words: string): string {
  const [settled, setSettled] = useState(words)
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(words), limits.desk.searchDelayMs)
    return () => clearTimeout(waiting)
  }, [words])
  return settled
}
