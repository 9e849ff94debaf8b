import { expect, test } from 'vitest'
import { createEventReader } from './read-events.ts'

const arrived = 'data: {"reference":"AAAAA-1","new":true,"held":true}\n\n'

test('reads changes from pieces that are cut anywhere', () => {
  for (let cut = 0; cut <= arrived.length; cut += 1) {
    const read = createEventReader()
    const found = [...read(arrived.slice(0, cut)), ...read(arrived.slice(cut))]
    expect(found).toEqual([{ kind: 'arrived', reference: 'AAAAA-1', held: true }])
  }
})

test('heartbeats are no changes, and a change without a reference may be any', () => {
  const read = createEventReader()
  expect(read('event: alive\ndata: \n\n')).toEqual([])
  expect(
    read('data: null\n\ndata: {"settings":true}\n\ndata: {"reference":"B","new":false,"held":false}\n\n'),
  ).toEqual([{ kind: 'unknown' }, { kind: 'settings' }, { kind: 'changed', reference: 'B' }])
})
