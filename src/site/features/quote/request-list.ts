import { kits } from '../../../content/equipment/kits.ts'
import { priceOf } from '../../../content/quote/quote-catalog.ts'
import { listToasts } from '../../../content/quote/quote-words.ts'
import type { AnalyticsEvent } from '../../../domain/analytics/events.ts'
import type { QuoteLink } from '../../../domain/equipment/quote-href.ts'
import { followSelection, type ListedLine } from '../../../domain/quote/equipment-text.ts'
import { withinOwned } from '../../../domain/quote/estimate-quote.ts'
import {
  addLine,
  emptySelection,
  isSelected,
  type QuoteSelection,
  readSelection,
  removeLine,
  type SelectionLine,
  setQuantity,
} from '../../../domain/quote/quote-selection.ts'
import { dateProblem, withSoundDates } from '../../../domain/quote/rental-dates.ts'
import type { KeptStorage } from '../../../ui/storage/kept-storage.ts'
import type { Toast } from '../../platform/toasts/toasts.ts'
import type { Alongside, TextControl } from '../inquiry-form/use-alongside.ts'
import type { SelectionStore } from './selection-store.ts'

type LineName = Pick<SelectionLine, 'kind' | 'id'>

type SentRequest = { readonly selection: QuoteSelection; readonly reference: string }

type RequestState = {
  readonly selection: QuoteSelection
  /** The last request sent from this page and its reference. */
  readonly sent: SentRequest | null
}

type RequestListDeps = {
  readonly store: SelectionStore
  /** Remembers, as long as the form's draft, which selection the fields contain. */
  readonly session: KeptStorage
  readonly toast: (toast: Toast) => void
  readonly track: (event: AnalyticsEvent) => void
  /** The current day in Portland. */
  readonly today: () => string
}

/** The step numbers in analytics. */
export const quoteSteps = { added: 1, dated: 2, downloaded: 3 } as const

const saidKey = 'quote-said'

/** The visitor's list. Its lines are priced and also written into the form's fields beside the typed text. */
export function createRequestList({ store, session, toast, track, today }: RequestListDeps) {
  const listeners = new Set<() => void>()
  let state: RequestState = { selection: emptySelection, sent: null }
  /** The selection sent with the form. */
  let taken = emptySelection

  let stored = emptySelection
  let owned = emptySelection

  /** The stored selection, with each quantity limited to what we own. */
  function kept(): QuoteSelection {
    const next = store.get()
    if (next !== stored) {
      stored = next
      owned = withinOwned(next, priceOf)
    }
    return owned
  }

  function keep(selection: QuoteSelection): void {
    store.set(withinOwned(selection, priceOf))
  }

  function current(): RequestState {
    const selection = kept()
    if (selection !== state.selection) state = { ...state, selection }
    return state
  }

  function addAll(lines: readonly SelectionLine[], name: string): void {
    const fresh = lines.filter((line) => !isListed(current(), line))
    keep(fresh.reduce(addLine, kept()))
    if (fresh.length === 0) toast({ kind: 'error', ...listToasts.there(name) })
    else if (!fresh.every((line) => isSelected(kept(), line))) toast({ kind: 'error', ...listToasts.full })
    else {
      toast({ kind: 'success', ...listToasts.added(name) })
      track({ name: 'quote_step', step: quoteSteps.added })
    }
  }

  function setDates(from: string, to: string): void {
    const before = kept()
    keep({ ...before, from, to })
    if (!areChosen(before, today) && areChosen(kept(), today))
      track({ name: 'quote_step', step: quoteSteps.dated })
  }

  const alongside: Alongside = {
    connect(form, fieldOf) {
      const equipment = fieldOf('equipmentNeeded')
      const date = fieldOf('projectDate')
      /** The selection that the fields contain; a restored draft comes with the selection stored with it. */
      let said = readSelection(session.get(saidKey))
      /** Writes into the fields how the selection has changed since then, on this page or another. */
      const say = () => {
        const before = said
        const next = kept()
        said = { ...next, from: firstDay(next, today) }
        if (equipment) write(equipment, followSelection(equipment.value, named(before), named(said)))
        // A day that the visitor has chosen is never changed.
        if (date?.value === before.from) write(date, said.from)
        return said.lines !== before.lines || said.from !== before.from
      }
      /** Changes of the list count as typed, so the form saves its draft. */
      const follow = () => {
        if (say()) form.dispatchEvent(new Event('input', { bubbles: true }))
      }
      const remember = () => session.set(saidKey, JSON.stringify(said))
      /** Runs after an accepted form is reset. The reset event fires before the values change. */
      const forget = () => {
        taken = kept()
        said = emptySelection
        session.remove(saidKey)
        keep(emptySelection)
      }
      // Lines written here fire no input event on the form, so they are not in the draft and the next page
      // writes them again.
      say()
      form.addEventListener('input', remember)
      form.addEventListener('reset', forget)
      const stop = store.subscribe(follow)
      return () => {
        stop()
        form.removeEventListener('input', remember)
        form.removeEventListener('reset', forget)
      }
    },
    data() {
      const selection = withSoundDates(kept(), today)
      return selection.lines.length > 0 || selection.from !== ''
        ? { selection: JSON.stringify(selection) }
        : {}
    },
  }

  return {
    alongside,
    current,
    setDates,
    /** Called when the form is accepted. Keeps the sent selection for printing while the page is open. */
    accepted({ reference }: { readonly reference: string }): void {
      state = { ...current(), sent: { selection: taken, reference } }
      taken = emptySelection
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      const stop = store.subscribe(listener)
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
    add(line: SelectionLine): void {
      const name = nameOf(line)
      if (name !== null) addAll([line], name)
    },
    remove(line: LineName): void {
      const name = nameOf(line)
      if (name === null) return
      keep(removeLine(kept(), line))
      toast({ kind: 'success', ...listToasts.removed(name) })
    },
    setQuantity(line: LineName, quantity: number): void {
      keep(setQuantity(kept(), line, quantity))
    },
    /** Adds the items of a link to the list. Unknown items are skipped. */
    arrive({ kind, id, quantity, customize, from, to }: QuoteLink): void {
      const name = nameOf({ kind, id })
      if (name === null) return
      addAll(customize ? contentsOf(id, quantity) : [{ kind, id, quantity }], name)
      if (from !== '') setDates(from, to)
    },
  }
}

/** True if the item is on the list. */
export function isListed({ selection }: RequestState, line: LineName): boolean {
  return isSelected(selection, line)
}

/** The event does not bubble; it only lets the field itself follow the new value. */
function write(field: TextControl, text: string): void {
  if (field.value === text) return
  field.value = text
  field.dispatchEvent(new Event('input'))
}

/** The project's first day, taken from the rental's dates if they are valid. */
function firstDay({ from }: QuoteSelection, today: () => string): string {
  return dateProblem({ from, to: '' }, today) === null ? from : ''
}

function nameOf({ kind, id }: LineName): string | null {
  return priceOf(kind, id)?.name ?? null
}

function named({ lines }: QuoteSelection): ListedLine[] {
  return lines.flatMap((line) => {
    const name = nameOf(line)
    return name === null ? [] : [{ name, quantity: line.quantity }]
  })
}

function contentsOf(kitId: string, times: number): SelectionLine[] {
  const gear = kits.find(({ id }) => id === kitId)?.categories.flatMap((category) => category.gear) ?? []
  return gear.map(({ itemId, quantity }) => ({
    kind: 'item',
    id: itemId,
    quantity: quantity * times,
  }))
}

function areChosen(dates: QuoteSelection, today: () => string): boolean {
  return dates.from !== '' && dates.to !== '' && dateProblem(dates, today) === null
}
