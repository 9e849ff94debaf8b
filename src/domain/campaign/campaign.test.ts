import { expect, test } from 'vitest'
import { defaultCampaign, hasPassed, percentBooked, slotsRemaining } from './campaign.ts'

test('what remains and how full it is are computed from the record', () => {
  expect(slotsRemaining(defaultCampaign)).toBe(7)
  expect(percentBooked(defaultCampaign)).toBe(72)
})

test('an overbooked or empty calendar never shows nonsense', () => {
  expect(slotsRemaining({ ...defaultCampaign, slotsBooked: 30 })).toBe(0)
  expect(percentBooked({ ...defaultCampaign, slotsBooked: 30 })).toBe(100)
  expect(percentBooked({ ...defaultCampaign, slotsTotal: 0, slotsBooked: 0 })).toBe(100)
})

test('the book-by day lasts until midnight in Portland, wherever the server is', () => {
  expect(hasPassed(defaultCampaign, new Date('2025-02-01T07:59:59Z'))).toBe(false)
  expect(hasPassed(defaultCampaign, new Date('2025-02-01T08:00:00Z'))).toBe(true)
})
