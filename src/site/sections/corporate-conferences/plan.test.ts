import { expect, test } from 'vitest'
import { placeAt, type Room, seating, views } from './plan.ts'

const room: Room = { middle: [100, 0], radius: 40, pitch: 10, rows: 3 }

test('a place straight in front of the stage lies in the direction that the stage faces', () => {
  expect(placeAt(room, 40, 90)).toEqual([100, 40])
  expect(placeAt({ ...room, facing: 90 }, 40, 90)).toEqual([60, 0])
})

test('every row has three blocks and is one pitch further out than the row before', () => {
  const arcs = [...seating(room).matchAll(/A(\d+) /g)].map((match) => Number(match[1]))
  expect(arcs).toEqual([40, 40, 40, 50, 50, 50, 60, 60, 60])
})

test('a camera sees the stage from one end to the other', () => {
  expect(views([[100, 80]], [80, 10], [120, 10])).toBe('M100 80L80 10L120 10Z')
})
