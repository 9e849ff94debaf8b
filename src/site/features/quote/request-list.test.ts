import { describe, expect, test } from 'vitest'
import { kits } from '../../../content/equipment/kits.ts'
import { priceOf } from '../../../content/quote/quote-catalog.ts'
import { listToasts } from '../../../content/quote/quote-words.ts'
import type { AnalyticsEvent } from '../../../domain/analytics/events.ts'
import type { QuoteLink } from '../../../domain/equipment/quote-href.ts'
import { emptySelection } from '../../../domain/quote/quote-selection.ts'
import { createKeptStorage } from '../../../ui/storage/kept-storage.ts'
import type { Toast } from '../../platform/toasts/toasts.ts'
import { createRequestList, isListed } from './request-list.ts'
import { createSelectionStore } from './selection-store.ts'

const starter = { kind: 'package', id: 'essential-starter-kit', quantity: 1 } as const
const camera = { kind: 'item', id: 'canon-eos-c70', quantity: 2 } as const
const link: QuoteLink = { ...camera, customize: false, from: '', to: '' }

/** A field as in a browser. */
class Field extends EventTarget {
  value: string
  constructor(value = '') {
    super()
    this.value = value
  }
}

/** A loaded page. `kept` and `session` are the storage of the previous page. */
function setUp(kept = createKeptStorage(null), session = createKeptStorage(null)) {
  const store = createSelectionStore(kept, () => () => {})
  const toasts: Toast[] = []
  const events: AnalyticsEvent[] = []
  const list = createRequestList({
    store,
    session,
    toast: (toast) => toasts.push(toast),
    track: (event) => events.push(event),
    today: () => '2026-11-15',
  })
  /** Hydrates the form with the content of its draft. */
  function connect(equipment = new Field(), date = new Field()) {
    const form = new EventTarget()
    const heard = { inputs: 0 }
    form.addEventListener('input', () => {
      heard.inputs += 1
    })
    const controls: Record<string, Field> = { equipmentNeeded: equipment, projectDate: date }
    const disconnect = list.alongside.connect(form, (name) => controls[name] ?? null)
    function type(text: string): void {
      equipment.value = text
      for (const target of [equipment, form]) {
        for (const name of ['input', 'change']) target.dispatchEvent(new Event(name))
      }
    }
    return { form, heard, field: equipment, date, type, disconnect }
  }
  return { list, store, toasts, events, connect, reload: () => setUp(kept, session) }
}

test('a stored or new quantity above what we own is reduced to what we own', () => {
  const { list, store } = setUp()
  const all = [camera]
  store.set({ ...emptySelection, lines: [{ ...camera, quantity: 9 }] })
  expect(list.current().selection.lines).toEqual(all)
  expect(list.current()).toBe(list.current())
  list.setQuantity(camera, 9)
  expect(list.current().selection.lines).toEqual(all)
  expect(store.get().lines).toEqual(all)
})

describe('a package that is added', () => {
  test('is selected, written into the text, confirmed by a toast and counted', () => {
    const { list, toasts, events, connect } = setUp()
    const { field, heard } = connect(new Field('Two rooms.'))
    list.add(starter)
    expect(field.value).toBe('Two rooms.\n- Essential Starter Kit')
    expect(list.current().selection.lines).toEqual([starter])
    expect(isListed(list.current(), starter)).toBe(true)
    expect(toasts).toEqual([{ kind: 'success', ...listToasts.added('Essential Starter Kit') }])
    expect(events).toEqual([{ name: 'quote_step', step: 1 }])
    expect(heard.inputs, 'the form keeps it like anything typed').toBe(1)
  })

  test('is rejected when it is already on the list', () => {
    const { list, toasts, events, connect } = setUp()
    const { field } = connect()
    list.add(starter)
    events.length = 0
    list.add(starter)
    expect(field.value).toBe('- Essential Starter Kit')
    expect(toasts.at(-1)).toEqual({
      kind: 'error',
      title: 'Already Added',
      description: 'Essential Starter Kit is already in your quote request.',
    })
    expect(events).toEqual([])
  })

  test('before the form is hydrated is written into it then, without counting as typed', () => {
    const { list, connect } = setUp()
    list.add(starter)
    expect(isListed(list.current(), starter)).toBe(true)
    const { field, heard } = connect(new Field('Two rooms.'))
    expect(field.value).toBe('Two rooms.\n- Essential Starter Kit')
    expect(heard.inputs).toBe(0)
  })

  test('can be removed, which deletes only its own lines', () => {
    const { list, toasts, connect } = setUp()
    const { field } = connect(new Field('Two rooms.'))
    list.add(starter)
    list.add(camera)
    list.remove(starter)
    expect(field.value).toBe('Two rooms.\n- 2 × Canon EOS C70')
    expect(list.current().selection.lines).toEqual([camera])
    expect(toasts.at(-1)?.title).toBe('Equipment Removed')
  })
})

test('lines missing from the draft are written in list order, even if added on other pages', () => {
  const { list, connect, reload } = setUp()
  list.add(camera)
  connect()
  const next = reload()
  next.list.add(starter)
  expect(next.connect().field.value).toBe('- 2 × Canon EOS C70\n- Essential Starter Kit')
})

describe('the text of the visitor', () => {
  test('never changes the list', () => {
    const { list, connect } = setUp()
    const { field, type } = connect(new Field('- 3 × Essential Starter Kit'))
    expect(isListed(list.current(), starter)).toBe(false)
    list.add(camera)
    for (const text of ['- 1 × Canon EOS C70', '- A ladder']) {
      type(text)
      expect(list.current().selection.lines).toEqual([camera])
    }
    list.add(starter)
    expect(list.current().selection.lines).toEqual([camera, starter])
    expect(field.value).toBe('- A ladder\n- Essential Starter Kit')
  })

  test('stays after a reload, while lines removed on another page disappear', () => {
    const { list, connect, reload } = setUp()
    const { field, disconnect } = connect(new Field('- Sound Devices 833, if it is free'))
    list.add(starter)
    list.add(camera)
    disconnect()
    list.remove(starter)
    list.setQuantity(camera, 1)
    const next = reload().connect(new Field(field.value))
    expect(next.field.value).toBe('- Sound Devices 833, if it is free\n- Canon EOS C70')
  })

  test('stays unchanged where a line was edited or deleted, even if its item changes later', () => {
    const { list, connect, reload } = setUp()
    const { type } = connect()
    list.add(starter)
    list.add(camera)
    const text = '- 2 × Canon EOS C70, with the PL mount'
    type(text)
    const next = reload()
    const { field } = next.connect(new Field(text))
    expect(field.value).toBe(text)
    expect(next.list.current().selection.lines).toEqual([starter, camera])
    next.list.setQuantity(camera, 1)
    next.list.remove(camera)
    next.list.remove(starter)
    expect(field.value).toBe(text)
    expect(next.list.current().selection.lines).toEqual([])
  })

  test('does not prevent a new line when an item is added again on another page', () => {
    const { list, connect, reload } = setUp()
    const { type } = connect()
    list.add(starter)
    type('Two rooms.')
    list.remove(starter)
    const next = reload()
    next.list.add(starter)
    expect(next.connect(new Field('Two rooms.')).field.value).toBe('Two rooms.\n- Essential Starter Kit')
  })
})

test('a new quantity is written into the line and limited to what we own', () => {
  const { list, connect } = setUp()
  const { field } = connect()
  list.add({ ...camera, quantity: 1 })
  list.setQuantity(camera, 4)
  expect(field.value).toBe('- 2 × Canon EOS C70')
  expect(list.current().selection.lines).toEqual([camera])
  expect(JSON.parse(list.alongside.data().selection ?? '').lines).toEqual([camera])
})

describe('the first rental day', () => {
  test('fills in the project date, which follows later changes', () => {
    const { list, connect, reload } = setUp()
    const { date, heard } = connect()
    list.setDates('2026-12-01', '')
    expect(date.value).toBe('2026-12-01')
    expect(heard.inputs, 'the form keeps it like anything typed').toBe(1)
    list.setDates('2026-12-05', '2026-12-06')
    expect(date.value).toBe('2026-12-05')

    const later = reload()
    const kept = later.connect(new Field(), new Field(date.value))
    later.list.setDates('2026-12-07', '')
    expect(kept.date.value).toBe('2026-12-07')
    later.list.setDates('', '')
    expect(kept.date.value).toBe('')
  })

  test('comes from a link even before the form is hydrated', () => {
    const { list, connect } = setUp()
    list.arrive({ ...link, from: '2026-12-01', to: '2026-12-03' })
    expect(connect().date.value).toBe('2026-12-01')
  })

  test('never replaces a date that the visitor has chosen', () => {
    const { list, connect, reload } = setUp()
    const { date } = connect(new Field(), new Field('2026-11-30'))
    list.setDates('2026-12-01', '')
    expect(date.value).toBe('2026-11-30')
    const later = reload()
    const kept = later.connect(new Field(), new Field(date.value))
    later.list.setDates('2026-12-05', '')
    expect(kept.date.value).toBe('2026-11-30')
  })

  test('is ignored when it is in the past', () => {
    const { list, connect } = setUp()
    const { date } = connect()
    list.setDates('2026-11-14', '')
    expect(date.value).toBe('')
  })
})

test('additions and removals in another tab are followed', () => {
  const { store, connect } = setUp()
  const { field } = connect(new Field('Two rooms.'))
  store.set({ ...emptySelection, lines: [camera] })
  expect(field.value).toBe('Two rooms.\n- 2 × Canon EOS C70')
  store.set(emptySelection)
  expect(field.value).toBe('Two rooms.')
})

test('the selection of an accepted form stays available for printing, with its reference', () => {
  const { list, connect } = setUp()
  const { form } = connect()
  list.add(camera)
  list.setDates('2026-12-01', '2026-12-03')
  form.dispatchEvent(new Event('reset'))
  let told = 0
  list.subscribe(() => {
    told += 1
  })
  list.accepted({ reference: 'BL-1' })
  const selection = { lines: [camera], from: '2026-12-01', to: '2026-12-03' }
  expect(list.current()).toEqual({
    selection: emptySelection,
    sent: { selection, reference: 'BL-1' },
  })
  expect(told).toBe(1)
})

test('after an accepted form is reset, nothing is selected or written into the next one', () => {
  const { list, connect, reload } = setUp()
  const { form, field, date } = connect()
  list.add(starter)
  list.setDates('2026-12-01', '2026-12-02')
  form.dispatchEvent(new Event('reset'))
  field.value = ''
  date.value = ''
  expect(list.current()).toEqual({ selection: emptySelection, sent: null })
  expect(list.alongside.data()).toEqual({})
  const next = reload().connect()
  expect([next.field.value, next.date.value]).toEqual(['', ''])
})

describe('a link', () => {
  test('adds an item with its quantity and dates', () => {
    const { list, events } = setUp()
    list.arrive({ ...link, from: '2026-12-01', to: '2026-12-03' })
    expect(list.current().selection).toEqual({ lines: [camera], from: '2026-12-01', to: '2026-12-03' })
    expect(events).toEqual([
      { name: 'quote_step', step: 1 },
      { name: 'quote_step', step: 2 },
    ])
  })

  test('adds a kit, or its contents line by line', () => {
    const whole = setUp().list
    whole.arrive({ ...link, kind: 'kit', id: 'streaming', quantity: 1 })
    expect(whole.current().selection.lines).toEqual([{ kind: 'kit', id: 'streaming', quantity: 1 }])

    const { list, toasts, connect } = setUp()
    const { field } = connect()
    list.arrive({ ...link, kind: 'kit', id: 'streaming', quantity: 1, customize: true })
    const gear = kits.find(({ id }) => id === 'streaming')?.categories.flatMap((each) => each.gear) ?? []
    expect(gear.length).toBeGreaterThan(5)
    expect(field.value.split('\n')).toEqual(
      gear.map(({ itemId, quantity }) => {
        const name = priceOf('item', itemId)?.name
        return quantity === 1 ? `- ${name}` : `- ${quantity} × ${name}`
      }),
    )
    expect(toasts).toHaveLength(1)
  })

  test('with a quantity above what we own adds all we have', () => {
    const { list } = setUp()
    list.arrive({ ...link, quantity: 40 })
    list.arrive({ ...link, kind: 'package', id: starter.id, quantity: 3 })
    expect(list.current().selection.lines).toEqual([camera, starter])
  })

  test('to an unknown item adds nothing', () => {
    const { list, toasts } = setUp()
    list.arrive({ ...link, id: 'no-such-thing', from: '2026-12-01' })
    expect(list.current().selection).toEqual(emptySelection)
    expect(toasts).toEqual([])
  })
})

test('the selection is sent with the form, without invalid dates', () => {
  const { list } = setUp()
  expect(list.alongside.data()).toEqual({})
  list.add(camera)
  list.setDates('2026-12-03', '2026-12-01')
  const sent = list.alongside.data()
  expect(JSON.parse(sent.selection ?? '')).toEqual({ lines: [camera], from: '', to: '' })
})

test('dates are counted once, when both are chosen', () => {
  const { list, events } = setUp()
  list.setDates('2026-12-01', '')
  list.setDates('2026-12-01', '2026-12-02')
  list.setDates('2026-12-01', '2026-12-03')
  expect(events).toEqual([{ name: 'quote_step', step: 2 }])
})
