import { expect, test } from 'vitest'
import * as limits from '../../domain/limits.ts'
import { touchOf } from './visit-source.ts'

const own = 'https://site.example'
const touch = (address: string, from = '', allowed = true) => touchOf(new URL(address, own), from, allowed)

test('a page is kept with the site that led to it and the campaign tags of its address', () => {
  expect(
    touch('/quote?utm_source=mail&utm_campaign=spring+fair&gclid=1#list', 'https://news.example/a?b'),
  ).toEqual({
    page: '/quote',
    referrer: 'news.example',
    campaign: { utm_source: 'mail', utm_campaign: 'spring fair' },
  })
})

test('our own pages are no referrer, and empty tags are none', () => {
  expect(touch('/?utm_source=', `${own}/quote`)).toEqual({ page: '/' })
})

test('of a visitor who asks not to be tracked only the page is kept', () => {
  expect(touch('/?utm_source=mail', 'https://news.example/', false)).toEqual({ page: '/' })
})

test('the secret of a status link is never part of it, and tags are short', () => {
  expect(touch('/inquiry/q1w2e3r4t5y6u7i8o9p0aa')).toEqual({ page: '/inquiry' })
  expect(touch(`/?utm_term=${'x'.repeat(5_000)}`).campaign?.utm_term).toHaveLength(limits.source.tagMax)
})
