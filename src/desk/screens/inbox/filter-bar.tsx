import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { stateWords } from '../../../content/desk/changes.ts'
import { exportWords } from '../../../content/desk/export.ts'
import { inboxWords } from '../../../content/desk/inbox.ts'
import { optionLabels } from '../../../content/forms/option-labels.ts'
import { inquiryStatusText } from '../../../content/inquiries/inquiry-status.ts'
import {
  filterNames,
  formIds,
  type InboxSearch,
  readInboxSearch,
  sourcePages,
} from '../../../domain/desk/inbox-search.ts'
import { inquiryStates } from '../../../domain/desk/inquiry-state.ts'
import {
  consultationOptions,
  contactOptions,
  qualificationOptions,
  religiousOptions,
} from '../../../domain/inquiry/options.ts'
import * as limits from '../../../domain/limits.ts'
import { Button } from '../../../ui/control/button.tsx'
import { IconButton } from '../../../ui/control/icon-button.tsx'
import { SelectField, type SelectOption } from '../../../ui/form/select-field.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { useMay, usePeople } from '../../shell/me-context.ts'
import styles from './filter-bar.module.css'

const route = getRouteApi('/inbox')

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }))

const budgets = [
  ...new Set([
    ...contactOptions.budget,
    ...consultationOptions.budget,
    ...qualificationOptions.budget,
    ...religiousOptions.approximateBudget,
  ]),
].map((value) => ({ value, label: optionLabels[value] }))
const forms = formIds.map((value) => ({ value, label: inquiryStatusText.forms[value] }))
const states = inquiryStates.map((value) => ({ value, label: stateWords[value] }))
const pages = sourcePages.map((value) => ({ value, label: value }))

/** Search and filters. All of it is in the address, so a state of the inbox can be kept and sent. */
export function FilterBar({ search }: { search: InboxSearch }) {
  const navigate = route.useNavigate()
  const { choices } = usePeople()
  const panelId = useId()
  const on = filterNames.filter((name) => search[name] !== undefined).length
  const [shown, setShown] = useState(on > 0)
  const mayExport = useMay('exportInquiries')
  const [exporting, setExporting] = useState(false)
  const set = (name: string, value: string) =>
    void navigate({ search: (before) => readInboxSearch({ ...before, [name]: value, at: undefined }) })
  const choice = (name: 'form' | 'status' | 'who' | 'budget' | 'page', options: readonly SelectOption[]) => (
    <SelectField
      name={name}
      label={inboxWords[name]}
      placeholder={inboxWords.any}
      options={options}
      value={search[name] ?? ''}
      onChange={({ currentTarget }) => set(name, currentTarget.value)}
    />
  )
  const day = (name: 'from' | 'until') => (
    <DayField
      name={name}
      label={inboxWords[name]}
      value={search[name] ?? ''}
      onDay={(value) => set(name, value)}
    />
  )

  return (
    <search className={styles.bar}>
      <div className={styles.row}>
        <SearchField value={search.q ?? ''} onSearch={(words) => set('q', words)} />
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={shown}
          aria-controls={panelId}
          onClick={() => setShown(!shown)}
        >
          <Icon name="menu" />
          {on > 0 ? inboxWords.filtersOn(on) : inboxWords.filters}
        </button>
        {mayExport ? (
          <IconButton icon="download" label={exportWords.open} onClick={() => setExporting(true)} />
        ) : null}
        <Suspense>
          {exporting ? <ExportDialog search={search} onClose={() => setExporting(false)} /> : null}
        </Suspense>
      </div>
      <div id={panelId} className={styles.panel} hidden={!shown}>
        {search.contact ? (
          <div className={styles.person}>
            <p>{inboxWords.onePerson}</p>
            <Button variant="plain" onClick={() => set('contact', '')}>
              {inboxWords.everybody}
            </Button>
          </div>
        ) : null}
        {choice('form', forms)}
        {choice('status', states)}
        {choice('who', choices(search.who))}
        {choice('budget', budgets)}
        {day('from')}
        {day('until')}
        {choice('page', pages)}
        {on > 0 ? (
          <Button
            variant="plain"
            onClick={() =>
              void navigate({
                search: ({ view, q }) => ({ ...(view && { view }), ...(q && { q }) }),
              })
            }
          >
            {inboxWords.clearFilters}
          </Button>
        ) : null}
      </div>
    </search>
  )
}

/** Searches while somebody types, one step of the history per search. */
function SearchField({ value, onSearch }: { value: string; onSearch: (words: string) => void }) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // Back, a link or a saved address changed it from outside.
  if (value !== known) {
    setKnown(value)
    setTyped(value)
  }
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  useEffect(() => {
    const words = typed.trim()
    if (words === value) return
    const waiting = setTimeout(() => {
      setKnown(words)
      latest.current(words)
    }, limits.desk.searchDelayMs)
    return () => clearTimeout(waiting)
  }, [typed, value])
  return (
    <label className={styles.search}>
      <Icon name="search" className={styles.glass} />
      <span className="visually-hidden">{inboxWords.search}</span>
      <input
        type="search"
        name="q"
        className={styles.field}
        placeholder={inboxWords.search}
        maxLength={limits.desk.searchMax}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </label>
  )
}

type DayFieldProps = { name: string; label: string; value: string; onDay: (value: string) => void }

/** The browser's own calendar. A day that is half typed is not searched for. */
function DayField({ name, label, value, onDay }: DayFieldProps) {
  const id = useId()
  return (
    <div className={styles.day}>
      <label htmlFor={id} className={styles.dayLabel}>
        {label}
      </label>
      <input
        id={id}
        type="date"
        name={name}
        className={styles.field}
        value={value}
        onChange={({ currentTarget }) => onDay(currentTarget.value)}
      />
    </div>
  )
}
