import { describe, expect, it } from 'vitest'
import { referrerHost } from './page-views.ts'

const own = 'https://site.example'

describe('referrerHost', () => {
  it.each([
    ['https://www.search.example/results?q=someone', 'www.search.example'],
    ['http://search.example:8080/', 'search.example'],
    ['https://search.example', 'search.example'],
  ])('for %s is %s', (referrer, host) => {
    expect(referrerHost(referrer, own)).toBe(host)
  })

  it.each([
    '',
    'https://site.example/quote',
    'android-app://com.example',
    'https://[::1]/',
    'https://user:secret@search.example/',
    'not an address',
  ])('is undefined for %j', (referrer) => {
    expect(referrerHost(referrer, own)).toBeUndefined()
  })
})
