import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { calendarWords as words } from '../../../../content/desk/hours.ts'
import { settingsWords } from '../../../../content/desk/settings.ts'
import { workCalendarSchema } from '../../../../domain/settings/calendar-schema.ts'
import type { WorkCalendar } from '../../../../domain/work-calendar.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { SelectField } from '../../../../ui/form/select-field.tsx'
import { deskCalls } from '../../../calls/desk-calls.ts'
import { tell } from '../../../changes/notices.ts'
import { meQuery } from '../../../queries/desk-queries.ts'
import { keepDraft, readDraft } from '../../../session/drafts.ts'
import { Loaded } from '../loaded.tsx'
import formStyles from '../settings-form.module.css'
import { settingsQuery } from '../settings-query.ts'
import { useSaveSeen } from '../use-save-seen.tsx'
import {
  type CalendarDraft,
  copyMonday,
  draftOf,
  judgeDraft,
  parseDraft,
  seenWith,
} from './calendar-draft.ts'
import { ClosedDays } from './closed-days.tsx'
import { FederalHolidays } from './federal-holidays.tsx'
import styles from './hours.module.css'
import { PromisePreview } from './promise-preview.tsx'
import { WeekSheet } from './week-sheet.tsx'
import { zoneOptions } from './zone-options.ts'

const draftKey = 'settings calendar'

/** The hours in which promises count, and which the pages show. */
export function HoursSection() {
  const settings = useQuery(settingsQuery)
  return (
    <Loaded query={settings}>
      {({ calendar, versions }) => <HoursForm saved={calendar} version={versions.calendar} />}
    </Loaded>
  )
}

/** The form. Everything typed is kept in this browser until it is saved or discarded. */
function HoursForm({ saved, version }: { saved: WorkCalendar; version: string | null }) {
  const queries = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  // A draft of an earlier day began with the version of that day.
  const [begunWith = version] = useState(() => seenWith(readDraft(draftKey)))
  const [draft, setDraft] = useState(() => parseDraft(readDraft(draftKey)) ?? draftOf(saved))
  const { save, pending, seen, notice } = useSaveSeen({
    key: settingsQuery.queryKey,
    schema: workCalendarSchema,
    version: begunWith,
    typed: () => draft,
    fill: change,
    typedOf: draftOf,
  })
  const [tried, setTried] = useState(false)
  const { calendar, problems } = judgeDraft(draft)
  const asSaved = draftOf(saved)
  const changed = !isSame(draft, asSaved)
  const [known, setKnown] = useState(asSaved)
  // Another owner saved something: whoever typed nothing sees it at once.
  if (!isSame(known, asSaved)) {
    setKnown(asSaved)
    if (isSame(draft, known)) setDraft(asSaved)
  }
  // Typing begins with the version that is shown.
  useEffect(() => {
    if (!changed) seen.current = version
  }, [changed, seen, version])

  function change(next: CalendarDraft): void {
    setDraft(next)
    keepDraft(draftKey, isSame(next, asSaved) ? '' : JSON.stringify({ ...next, seen: seen.current }))
  }

  /** For changes that replace what was typed: they can be taken back. */
  function replace(next: CalendarDraft, done: string): void {
    const before = draft
    change(next)
    tell(done, { undo: () => change(before) })
  }

  function errorAt(place: string): string | undefined {
    const code = tried ? problems?.[place] : undefined
    if (code === undefined) return undefined
    const { other, ...known } = words.errors
    return Object.entries(known).find(([name]) => name === code)?.[1] ?? other
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setTried(true)
    if (!calendar) {
      requestAnimationFrame(() => showFirstProblem(form.current))
      return
    }
    const sent = draft
    const done = await save(async (seen) => {
      const stored = await deskCalls.setCalendar(calendar, seen)
      // The desk's own clock follows the zone.
      await queries.invalidateQueries({ queryKey: meQuery.queryKey })
      return stored
    })
    if (!done) return
    setTried(false)
    keepDraft(draftKey, '')
    setDraft((now) => (isSame(now, sent) ? draftOf(calendar) : now))
  }

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <div className={styles.fields}>
        <p className={formStyles.lead}>{words.lead}</p>
        <WeekSheet
          week={draft.week}
          errorAt={errorAt}
          onChange={(week) => change({ ...draft, week })}
          onCopy={() => replace(copyMonday(draft), words.week.copied)}
        />
        <SelectField
          name="timeZone"
          label={words.zone.label}
          hint={words.zone.hint}
          options={zoneOptions(draft.timeZone)}
          value={draft.timeZone}
          error={errorAt('timeZone')}
          onChange={({ target }) => change({ ...draft, timeZone: target.value })}
        />
        <FederalHolidays
          draft={draft}
          onChange={(federalHolidays) => change({ ...draft, federalHolidays })}
        />
        <ClosedDays
          days={draft.closedDays}
          errorAt={errorAt}
          onChange={(closedDays) => change({ ...draft, closedDays })}
          onRemove={(closedDays) => replace({ ...draft, closedDays }, words.closedDays.removed)}
        />
      </div>
      <PromisePreview calendar={calendar} />
      <div className={styles.foot}>
        {notice}
        <div className={formStyles.foot}>
          <Button type="submit" pending={pending} pendingLabel={settingsWords.saving}>
            {settingsWords.save}
          </Button>
          {changed ? (
            <Button variant="quiet" onClick={() => replace(asSaved, words.discarded)}>
              {words.discard}
            </Button>
          ) : null}
        </div>
        <p role="status" className={styles.soft}>
          {changed ? words.unsaved : ''}
        </p>
      </div>
    </form>
  )
}

/** A week without hours is no field's fault, so it is only brought into view. */
function showFirstProblem(form: HTMLFormElement | null): void {
  const problem = form?.querySelector<HTMLElement>('[aria-invalid], [role="alert"]')
  problem?.scrollIntoView({ block: 'center' })
  problem?.focus({ preventScroll: true })
}

function isSame(a: CalendarDraft, b: CalendarDraft): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
