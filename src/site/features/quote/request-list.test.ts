import { describe, expect, test } from 'vitest'
import { kits } from '../../../content/kits.ts'
import { listToasts } from '../../../content/quote/quote-words.ts'
import { priceOf } from '../../../content/quote-catalogue.ts'
import type { AnalyticsEvent } from '../../../domain/analytics/events.ts'
import type { QuoteLink } from '../../../domain/equipment/quote-href.ts'
import { emptySelection } from '../../../domain/quote/quote-selection.ts'
import type { Toast } from '../../shell/toasts.ts'
import { createKeptStorage } from '../enquiry-form/kept-storage.ts'
import { createRequestList, isListed } from './request-list.ts'
import { createSelectionStore } from './selection-store.ts'

const starter = { kind: 'package', id: 'essential-starter-kit', quantity: 1 } as const
const camera = { kind: 'item', id: 'canon-eos-c70', quantity: 2 } as const
const link: QuoteLink = { ...camera, customize: false, from: '', to: '' }

/** A text field in its form, as a browser would have it. */
class Field extends EventTarget {
  value: string
  readonly form = new EventTarget()
  typed = 0
  constructor(value = '') {
    super()
    this.value = value
    this.addEventListener('input', ({ bubbles }) => {
      if (bubbles) this.typed += 1
    })
  }
  edit(value: string): void {
    this.value = value
    this.dispatchEvent(new Event('input', { bubbles: true }))
    this.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

function setUp() {
  const storage = createKeptStorage(null)
  const store = createSelectionStore(storage, () => () => {})
  const toasts: Toast[] = []
  const events: AnalyticsEvent[] = []
  const list = createRequestList({
    store,
    toast: (toast) => toasts.push(toast),
    track: (event) => events.push(event),
    today: () => '2026-11-15',
  })
  return { list, store, toasts, events }
}

describe('a package that is added', () => {
  test('is selected, written into the text, told and counted', () => {
    const { list, toasts, events } = setUp()
    const field = new Field('Two rooms.')
    list.alongside.connect(field)
    list.add(starter)
    expect(field.value).toBe('Two rooms.\n- Essential Starter Kit')
    expect(list.current().selection.lines).toEqual([starter])
    expect(isListed(list.current(), starter)).toBe(true)
    expect(toasts).toEqual([{ kind: 'success', ...listToasts.added('Essential Starter Kit') }])
    expect(events).toEqual([{ name: 'quote_step', step: 1 }])
    expect(field.typed, 'the form keeps it like anything typed').toBe(1)
  })

  test('is refused a second time, also when the visitor wrote it', () => {
    for (const text of ['', '- two of the Essential Starter Kit']) {
      const { list, toasts, events } = setUp()
      const field = new Field(text)
      list.alongside.connect(field)
      if (text === '') list.add(starter)
      const before = field.value
      events.length = 0
      list.add(starter)
      expect(field.value).toBe(before)
      expect(toasts.at(-1)).toEqual({
        kind: 'error',
        title: 'Already Added',
        description: 'Essential Starter Kit is already in your quote request.',
      })
      expect(events).toEqual([])
    }
  })

  test('before the form has come alive is written down when it does, without a visitor’s hand', () => {
    const { list } = setUp()
    list.add(starter)
    expect(isListed(list.current(), starter)).toBe(true)
    const field = new Field('Two rooms.')
    list.alongside.connect(field)
    expect(field.value).toBe('Two rooms.\n- Essential Starter Kit')
    expect(field.typed).toBe(0)
  })

  test('can be removed; only its own lines go', () => {
    const { list, toasts } = setUp()
    const field = new Field('Two rooms.')
    list.alongside.connect(field)
    list.add(starter)
    list.add(camera)
    list.remove(starter)
    expect(field.value).toBe('Two rooms.\n- 2 × Canon EOS C70')
    expect(list.current().selection.lines).toEqual([camera])
    expect(toasts.at(-1)?.title).toBe('Equipment Removed')
  })
})

describe('the visitor’s own words', () => {
  test('decide what counts as added', () => {
    const { list } = setUp()
    const field = new Field()
    list.alongside.connect(field)
    list.add(starter)
    field.edit('Nothing yet')
    expect(isListed(list.current(), starter)).toBe(false)
    expect(list.current().selection.lines).toEqual([])
    field.edit('- 3 × Essential Starter Kit')
    expect(list.current().selection.lines).toEqual([{ ...starter, quantity: 3 }])
    list.remove(starter)
    expect(field.value).toBe('')
  })

  test('a line that was only worded can be removed', () => {
    const { list } = setUp()
    const field = new Field('- maybe the Essential Starter Kit')
    list.alongside.connect(field)
    expect(isListed(list.current(), starter)).toBe(true)
    list.remove(starter)
    expect(field.value).toBe('')
  })
})

test('another quantity is written into the line', () => {
  const { list } = setUp()
  const field = new Field()
  list.alongside.connect(field)
  list.add(camera)
  list.setQuantity(camera, 4)
  expect(field.value).toBe('- 4 × Canon EOS C70')
  expect(list.current().selection.lines).toEqual([{ ...camera, quantity: 4 }])
})

test('what another tab adds and removes is followed', () => {
  const { list, store } = setUp()
  const field = new Field('Two rooms.')
  list.alongside.connect(field)
  store.set({ ...emptySelection, lines: [camera] })
  expect(field.value).toBe('Two rooms.\n- 2 × Canon EOS C70')
  store.set(emptySelection)
  expect(field.value).toBe('Two rooms.')
})

test('what went with a form that was taken stays known under its reference, for printing', () => {
  const { list } = setUp()
  const field = new Field()
  list.alongside.connect(field)
  list.add(camera)
  list.setDates('2026-12-01', '2026-12-03')
  field.form.dispatchEvent(new Event('reset'))
  let told = 0
  list.subscribe(() => {
    told += 1
  })
  list.accepted({ reference: 'BL-1' })
  const selection = { lines: [camera], from: '2026-12-01', to: '2026-12-03' }
  expect(list.current()).toEqual({
    selection: emptySelection,
    text: '',
    sent: { selection, reference: 'BL-1' },
  })
  expect(told).toBe(1)
})

test('a form that was taken and emptied leaves nothing selected', () => {
  const { list } = setUp()
  const field = new Field()
  const disconnect = list.alongside.connect(field)
  list.add(starter)
  list.setDates('2026-12-01', '2026-12-02')
  field.form.dispatchEvent(new Event('reset'))
  field.value = ''
  expect(list.current()).toEqual({ selection: emptySelection, text: '', sent: null })
  expect(list.alongside.data()).toEqual({})
  disconnect()
  expect(list.current().text).toBeNull()
})

describe('a link', () => {
  test('brings an item, its quantity and its dates', () => {
    const { list, events } = setUp()
    list.arrive({ ...link, from: '2026-12-01', to: '2026-12-03' })
    expect(list.current().selection).toEqual({ lines: [camera], from: '2026-12-01', to: '2026-12-03' })
    expect(events).toEqual([
      { name: 'quote_step', step: 1 },
      { name: 'quote_step', step: 2 },
    ])
  })

  test('brings a kit, or its contents line by line', () => {
    const whole = setUp().list
    whole.arrive({ ...link, kind: 'kit', id: 'streaming', quantity: 1 })
    expect(whole.current().selection.lines).toEqual([{ kind: 'kit', id: 'streaming', quantity: 1 }])

    const { list, toasts } = setUp()
    const field = new Field()
    list.alongside.connect(field)
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

  test('to what we do not have brings nothing', () => {
    const { list, toasts } = setUp()
    list.arrive({ ...link, id: 'no-such-thing', from: '2026-12-01' })
    expect(list.current().selection).toEqual(emptySelection)
    expect(toasts).toEqual([])
  })
})

test('the selection travels with the form, without dates that cannot be', () => {
  const { list } = setUp()
  expect(list.alongside.data()).toEqual({})
  list.add(camera)
  list.setDates('2026-12-03', '2026-12-01')
  const sent = list.alongside.data()
  expect(JSON.parse(sent.selection ?? '')).toEqual({ lines: [camera], from: '', to: '' })
})

test('dates are counted when both are chosen, once', () => {
  const { list, events } = setUp()
  list.setDates('2026-12-01', '')
  list.setDates('2026-12-01', '2026-12-02')
  list.setDates('2026-12-01', '2026-12-03')
  expect(events).toEqual([{ name: 'quote_step', step: 2 }])
})
