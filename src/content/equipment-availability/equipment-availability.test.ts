import { expect, test } from 'vitest'
import { availabilityGroups, datedItemIds } from '../availability.ts'
import { equipment } from '../equipment.ts'
import { datedEquipment, scheduleGroups } from './dated-equipment.ts'
import { closingWords, legendStrips, legendWords, rentalTerms } from './legend.ts'
import * as scheduleWords from './schedule-words.ts'

test('the board holds every dated item of the catalogue, in the order of its groups', () => {
  expect(datedEquipment.map(({ id }) => id)).toEqual(datedItemIds)
  expect(scheduleGroups.map(({ label }) => label)).toEqual(availabilityGroups.map(({ label }) => label))
  for (const item of datedEquipment) expect(equipment).toContainEqual(item)
})

test('the words that others wrote for us stand as they were written', () => {
  expect(scheduleWords.dateWords.check).toBe('Check')
  expect(scheduleWords.boardWords.add).toBe('Add to Quote')
  expect(Object.values(scheduleWords.boardWords.counts)).toEqual(['available', 'booked', 'in maintenance'])
})

test('a rental comes with what every quote promises', () => {
  const terms = rentalTerms.map(({ figure, text }) => `${figure} ${text}`)
  expect(terms[0]).toContain('2 hours')
  expect(terms[1]).toContain('30 days')
  expect(terms[2]).toContain('Delivery or pickup available')
  expect(terms[3]).toContain('Technical support included')
})

test('every way a strip can look has its line in the key', () => {
  expect(legendStrips.map(({ kind }) => kind)).toEqual(['free', 'short', 'booked', 'maintenance'])
})

test('the page is written plainly', () => {
  const text = JSON.stringify([scheduleWords, legendWords, legendStrips, rentalTerms, closingWords])
  expect(text).not.toContain('\u2014')
  expect(text).not.toMatch(/seamless|cutting-edge|state-of-the-art|solutions that|elevat/i)
})
