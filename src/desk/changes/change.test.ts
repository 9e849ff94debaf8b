import { expect, test } from 'vitest'
import { type Change, opposite } from './change.ts'

test('the opposite of a change leads back, its reason included, and its own opposite is the change', () => {
  const lost: Change = {
    kind: 'status',
    reference: 'A',
    from: 'lost',
    to: 'won',
    lostReasonBefore: 'budget',
  }
  expect(opposite(lost)).toMatchObject({ from: 'won', to: 'lost', lostReason: 'budget' })
  expect(opposite(opposite(lost))).toMatchObject(lost)
  const given: Change = { kind: 'assignee', reference: 'A', from: null, to: 'ada' }
  expect(opposite(given)).toEqual({ kind: 'assignee', reference: 'A', from: 'ada', to: null })
})
