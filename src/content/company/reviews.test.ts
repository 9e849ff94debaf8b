import { expect, test } from 'vitest'
import { aggregateRating, type Review, reviews } from './reviews.ts'

function review(rating: number, sample = false): Review {
  return { author: 'A', rating, text: 'T', date: '2025-01-01', sample }
}

test('without reviews the rating is the placeholder, marked as sample', () => {
  expect(aggregateRating([])).toEqual({ value: 4.9, count: 47, sample: true })
})

test('with reviews the rating is their average to one decimal', () => {
  expect(aggregateRating([review(5), review(4), review(4)])).toEqual({ value: 4.3, count: 3, sample: false })
  expect(aggregateRating([review(5), review(5), review(4)])).toEqual({ value: 4.7, count: 3, sample: false })
})

test('one sample review marks the whole rating as sample', () => {
  expect(aggregateRating([review(5), review(5, true)]).sample).toBe(true)
})

test('every review that ships is marked as sample, with one to five stars and an ISO day', () => {
  for (const { rating, date, sample } of reviews) {
    expect(sample).toBe(true)
    expect([1, 2, 3, 4, 5]).toContain(rating)
    expect(new Date(date).toISOString().slice(0, 10)).toBe(date)
  }
})
