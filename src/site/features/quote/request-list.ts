import { kits } from '../../../content/kits.ts'
import { packages } from '../../../content/packages.ts'
import { listToasts } from '../../../content/quote/quote-words.ts'
import { priceOf } from '../../../content/quote-catalogue.ts'
import type { AnalyticsEvent } from '../../../domain/analytics/events.ts'
import type { QuoteLink } from '../../../domain/equipment/quote-href.ts'
import * as limits from '../../../domain/limits.ts'
import {
  adoptOffers,
  followSelection,
  followText,
  listsName,
  type NamedLine,
  withoutName,
} from '../../../domain/quote/equipment-text.ts'
import {
  addLine,
  emptySelection,
  isSelected,
  type QuoteSelection,
  removeLine,
  type SelectionLine,
  setQuantity,
} from '../../../domain/quote/quote-selection.ts'
import { dateProblem, withSoundDates } from '../../../domain/quote/rental-dates.ts'
import type { Toast } from '../../shell/toasts.ts'
import type { Alongside, TextControl } from '../enquiry-form/use-alongside.ts'
import type { SelectionStore } from './selection-store.ts'

type LineName = Pick<SelectionLine, 'kind' | 'id'>

type SentRequest = { readonly selection: QuoteSelection; readonly reference: string }

type RequestState = {
  readonly selection: QuoteSelection
  /** What stands in the form's field; null until the form has come alive. */
  readonly text: string | null
  /** What was last taken from this page, and under which reference. */
  readonly sent: SentRequest | null
}

type RequestListDeps = {
  readonly store: SelectionStore
  readonly toast: (toast: Toast) => void
  readonly track: (event: AnalyticsEvent) => void
  /** The day in Portland. */
  readonly today: () => string
}

/** As they are counted. */
export const quoteSteps = { added: 1, dated: 2, downloaded: 3 } as const

const offers: readonly NamedLine[] = packages.map(({ id, name }) => ({
  kind: 'package',
  id,
  quantity: 1,
  name,
}))

/**
 * What the visitor wants, in two forms that follow each other: lines that are counted with, and the words in
 * the form, which are the visitor's own.
 */
export function createRequestList({ store, toast, track, today }: RequestListDeps) {
  const listeners = new Set<() => void>()
  let state: RequestState = { selection: emptySelection, text: null, sent: null }
  let control: TextControl | null = null
  /** The selection that the text says. */
  let said = emptySelection
  /** The selection that went with the form. */
  let taken = emptySelection

  function current(): RequestState {
    const selection = store.get()
    if (selection !== state.selection) state = { ...state, selection }
    return state
  }

  function setText(text: string | null): void {
    state = { ...current(), text }
    for (const listener of listeners) listener()
  }

  /** Aloud where the visitor did it: the form then keeps it like anything typed. */
  function write(text: string, aloud: boolean): void {
    if (!control || control.value === text) return
    control.value = text
    control.dispatchEvent(new Event('input', { bubbles: aloud }))
  }

  /** Writes into the text what has changed in the selection, here or in another tab. */
  function sayChanges(): void {
    if (!control) return
    const next = store.get()
    const text = followSelection(control.value, named(said), named(next))
    said = next
    write(text, true)
  }

  /** Reads from the text what the visitor has changed in it. */
  function readChanges(): void {
    if (!control) return
    const selection = store.get()
    store.set(followText(selection, control.value, named(selection), offers))
  }

  function addAll(lines: readonly SelectionLine[], name: string): void {
    readChanges()
    const fresh = lines.filter((line) => !isListed(current(), line))
    store.set(fresh.reduce(addLine, store.get()))
    if (fresh.length === 0) toast({ kind: 'error', ...listToasts.there(name) })
    else if (!fresh.every((line) => isSelected(store.get(), line)))
      toast({ kind: 'error', ...listToasts.full })
    else {
      toast({ kind: 'success', ...listToasts.added(name) })
      track({ name: 'quote_step', step: quoteSteps.added })
    }
  }

  function setDates(from: string, to: string): void {
    const before = store.get()
    store.set({ ...before, from, to })
    if (!areChosen(before, today) && areChosen(store.get(), today))
      track({ name: 'quote_step', step: quoteSteps.dated })
  }

  const alongside: Alongside = {
    field: 'equipmentNeeded',
    connect(field) {
      const { form } = field
      const read = () => setText(field.value)
      /** The form was taken and is empty again; its event comes before its values change. */
      const forget = () => {
        taken = store.get()
        said = emptySelection
        store.set(emptySelection)
        setText('')
      }
      control = field
      said = adoptOffers(store.get(), field.value, offers)
      store.set(said)
      write(followSelection(field.value, [], named(said)), false)
      read()
      field.addEventListener('input', read)
      field.addEventListener('change', readChanges)
      form?.addEventListener('reset', forget)
      const stop = store.subscribe(sayChanges)
      return () => {
        stop()
        field.removeEventListener('input', read)
        field.removeEventListener('change', readChanges)
        form?.removeEventListener('reset', forget)
        control = null
        setText(null)
      }
    },
    data() {
      const selection = withSoundDates(store.get(), today)
      return selection.lines.length > 0 || selection.from !== ''
        ? { selection: JSON.stringify(selection) }
        : {}
    },
  }

  return {
    alongside,
    current,
    setDates,
    /** The form was taken: what went with it stays known while the page is open, for printing. */
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
      readChanges()
      store.set(removeLine(store.get(), line))
      if (control) write(withoutName(control.value, name), true)
      toast({ kind: 'success', ...listToasts.removed(name) })
    },
    setQuantity(line: LineName, quantity: number): void {
      readChanges()
      store.set(setQuantity(store.get(), line, quantity))
    },
    /** Puts on the list what a link asked for; what we do not have is passed over. */
    arrive({ kind, id, quantity, customize, from, to }: QuoteLink): void {
      const name = nameOf({ kind, id })
      if (name === null) return
      addAll(customize ? contentsOf(id, quantity) : [{ kind, id, quantity }], name)
      if (from !== '') setDates(from, to)
    },
  }
}

/** Whether something is on the list: the visitor's words decide, as soon as they can be read. */
export function isListed({ selection, text }: RequestState, line: LineName): boolean {
  const name = nameOf(line)
  return text === null || name === null ? isSelected(selection, line) : listsName(text, name)
}

function nameOf({ kind, id }: LineName): string | null {
  return priceOf(kind, id)?.name ?? null
}

function named({ lines }: QuoteSelection): NamedLine[] {
  return lines.flatMap((line) => {
    const name = nameOf(line)
    return name === null ? [] : [{ ...line, name }]
  })
}

function contentsOf(kitId: string, times: number): SelectionLine[] {
  const gear = kits.find(({ id }) => id === kitId)?.categories.flatMap((category) => category.gear) ?? []
  return gear.map(({ itemId, quantity }) => ({
    kind: 'item',
    id: itemId,
    quantity: Math.min(quantity * times, limits.quote.quantityMax),
  }))
}

function areChosen(dates: QuoteSelection, today: () => string): boolean {
  return dates.from !== '' && dates.to !== '' && dateProblem(dates, today) === null
}
