import { expect, test } from 'vitest'
import { withPackage } from './package-choice.ts'
import { type ConferencePackage, conferencePackages } from './packages.ts'

const find = (name: string): ConferencePackage => {
  const found = conferencePackages.find((offer) => offer.name === name)
  if (!found) throw new Error(`There is no ${name}`)
  return found
}

test('a chosen package is the first line of the message, once, before the visitor’s own words', () => {
  const premium = withPackage('', find('Premium'))
  expect(premium).toBe('Package: Premium, 200-500 attendees, 2 days, $19,175\n')
  expect(withPackage(premium, find('Premium'))).toBe(premium)
  const written = withPackage('Two halls.\nOne stream.', find('Premium'))
  expect(written).toBe(`${premium}Two halls.\nOne stream.`)
  expect(withPackage(written, find('Essential'))).toBe(
    'Package: Essential, 50-200 attendees, 2 days, $12,350\nTwo halls.\nOne stream.',
  )
})
