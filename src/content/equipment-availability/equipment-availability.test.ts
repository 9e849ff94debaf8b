import { expect, test } from 'vitest'
import { substituteFor } from '../../domain/availability/availability.ts'
import { catalog, equipment } from '../equipment/equipment.ts'
import { availabilityGroups, datedItemIds } from './availability.ts'
import { datedEquipment, scheduleGroups } from './dated-equipment.ts'
import { closingWords, legendStrips, legendWords, rentalTerms } from './legend.ts'
import * as scheduleWords from './schedule-words.ts'

test('the board holds every dated item of the catalog, in the order of its groups', () => {
  expect(datedEquipment.map(({ id }) => id)).toEqual(datedItemIds)
  expect(scheduleGroups.map(({ label }) => label)).toEqual(availabilityGroups.map(({ label }) => label))
  for (const item of datedEquipment) expect(equipment).toContainEqual(item)
})

test('a substitute is always of the same kind; an item without another of its kind has none', () => {
  const offered = new Map(
    datedEquipment.map(({ id }) => {
      const others = datedItemIds.filter((itemId) => itemId !== id)
      const free = others.map((itemId) => ({ itemId, total: 1, free: 1, inMaintenance: 0, nextFree: null }))
      return [id, substituteFor(id, free, datedEquipment)]
    }),
  )
  for (const item of datedEquipment) {
    const others = datedEquipment.filter(({ id, kind }) => id !== item.id && kind === item.kind)
    const substitute = offered.get(item.id) ?? null
    if (others.length === 0) expect(substitute, item.id).toBeNull()
    else expect(others, item.id).toContain(substitute)
    if (substitute) expect(substitute.category).toBe(item.category)
  }
  // Pairs that a rental house would choose.
  expect(offered.get('shure-axient-ad4q'), 'a wireless receiver').toBeNull()
  expect(offered.get('oconnor-2575d'), 'a studio head').toBeNull()
  expect(offered.get('dji-ronin-2')?.id).toBe('dji-rs-4-pro')
  expect(offered.get('sound-devices-833')?.id).toBe('sound-devices-mixpre-10-ii')
  expect(offered.get('arri-m18')?.id).toBe('aputure-electro-storm-xt26')
  expect(offered.get('canon-cr-n300')?.id).toBe('canon-cr-n700')
})

test('all items of a kind are in the same category', () => {
  const categoryOf = new Map(catalog.map(({ kind, category }) => [kind, category]))
  for (const { id, kind, category } of catalog) expect(categoryOf.get(kind), id).toBe(category)
})

test('the prescribed words are unchanged', () => {
  expect(scheduleWords.dateWords.check).toBe('Check')
  expect(scheduleWords.boardWords.add).toBe('Add to Quote')
  expect(Object.values(scheduleWords.boardWords.counts)).toEqual(['available', 'booked', 'in maintenance'])
})

test('the rental terms match the promises of every quote', () => {
  const terms = rentalTerms.map(({ figure, text }) => `${figure} ${text}`)
  expect(terms[0]).toContain('2 hours')
  expect(terms[1]).toContain('30 days')
  expect(terms[2]).toContain('Delivery or pickup available')
  expect(terms[3]).toContain('Technical support included')
})

test('the legend explains every kind of strip', () => {
  expect(legendStrips.map(({ kind }) => kind)).toEqual(['free', 'short', 'booked', 'maintenance'])
})

test('the page is written plainly', () => {
  const text = JSON.stringify([scheduleWords, legendWords, legendStrips, rentalTerms, closingWords])
  expect(text).not.toContain('\u2014')
  expect(text).not.toMatch(/seamless|cutting-edge|state-of-the-art|solutions that|elevat/i)
})
