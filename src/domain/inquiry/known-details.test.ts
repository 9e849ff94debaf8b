import { expect, test } from 'vitest'
import { nameDetails } from './known-details.ts'

test.each([
  ['Ann Lee', 'Ann', 'Lee'],
  [' Rev.  María José Núñez ', 'Rev. María José', 'Núñez'],
  ['Robin', 'Robin', ''],
  ['李小龍', '李小龍', ''],
  ['', '', ''],
])('%j has the given name %j and the family name %j', (name, given, family) => {
  expect(nameDetails(name)).toEqual({ name: name.trim(), 'given-name': given, 'family-name': family })
})
