import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { deliveryWords } from '../../content/desk/deliveries.ts'
import { shellWords } from '../../content/desk/desk.ts'
import { inboxWords, viewWords } from '../../content/desk/inbox.ts'
import { paletteWords } from '../../content/desk/keys.ts'
import { inquiryStatusText } from '../../content/inquiries/inquiry-status.ts'
import { parseQuery } from '../../domain/desk/address-words.ts'
import { readInboxSearch } from '../../domain/desk/inbox-search.ts'
import { inboxViews } from '../../domain/desk/inquiry-state.ts'
import { isStaff, may } from '../../domain/desk/roles.ts'
import * as limits from '../../domain/limits.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { settingsStore } from '../../ui/settings/settings-store.ts'
import { findQuery, viewsQuery } from '../queries/desk-queries.ts'
import { settingsSections } from '../screens/settings/sections.tsx'
import { signOut } from '../session/desk-session.ts'
import { useCell } from '../state/cell.ts'
import { atHand } from './at-hand.ts'
import { type Choice, Chooser } from './chooser.tsx'
import { useMe } from './me-context.ts'
import styles from './palette.module.css'
import { useSettled } from './use-settled.ts'

type Command = Choice & { readonly act: () => void }

/** Everything by name: screens, views, what can be done here, and every inquiry that has these words. */
export function Palette({ onClose, onHelp }: { onClose: () => void; onHelp: () => void }) {
  const [typed, setTyped] = useState('')
  const commands = useCommands(typed.trim(), onHelp)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={paletteWords.title}
      closeLabel={shellWords.close}
      className={styles.palette}
    >
      <Chooser
        words={paletteWords}
        typed={typed}
        onType={setTyped}
        choices={commands}
        settled
        onChoose={(command) => {
          onClose()
          command.act()
        }}
      />
    </Dialog>
  )
}

function useCommands(words: string, onHelp: () => void): Command[] {
  const navigate = useNavigate()
  const handy = useCell(atHand)
  // Commands follow every key at once, so that Enter runs what is meant; the server is asked after a pause.
  const asked = useSettled(words)
  const found = useQuery(findQuery(asked))
  const saved = useQuery(viewsQuery)
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
    go('deliveries', deliveryWords.title, () => void navigate({ to: '/deliveries' })),
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
    ...(saved.data ?? []).map(({ id, name, query }) =>
      go(
        `saved-${id}`,
        paletteWords.view(name),
        () => void navigate({ to: '/inbox', search: readInboxSearch(parseQuery(query)) }),
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
