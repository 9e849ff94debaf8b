import { expect, inject, test } from 'vitest'
import { pagePaths } from '../../src/routes.ts'
import { wordsOf } from '../support/pages/page-words.ts'
import { decode } from '../support/servers/read-tags.ts'

const origin = inject('servedSite')

/** Every page as served: its visible text, and the head that search engines and social networks read. */
const pages = await Promise.all(
  Object.values(pagePaths).map(async (path) => {
    const html = await (await fetch(origin + path)).text()
    const head = html.slice(0, html.indexOf('<body')).replace(/<style\b[\s\S]*?<\/style>/g, '')
    return { path, words: wordsOf(html), told: decode(head) }
  }),
)

test('a new installation shows no past year or review month, except in its history', () => {
  const now = new Date()
  const years = pages.flatMap(({ path, words, told }) =>
    [...`${words} ${told}`.matchAll(/.{0,60}\b(20(?!00)\d\d)\b.{0,20}/g)]
      .filter(([, year]) => Number(year) < now.getUTCFullYear())
      .map(([found]) => `${path}: ${found}`),
  )
  // Past years are right for the founding of the company, the projects and the dates of the legal pages.
  const history = /since 2008|foundingDate|© 2008|\bYear 20\d\d|Last updated|In effect since/
  expect(years.filter((found) => !history.test(found))).toEqual([])
  const passed = pages.flatMap(({ path, words }) =>
    [...words.matchAll(/Next review:? (?:is in )?([A-Z][a-z]+ 20\d\d)/g)]
      .filter(([, month]) => Date.parse(`28 ${month} UTC`) < now.getTime())
      .map(([found]) => `${path}: ${found}`),
  )
  expect(passed).toEqual([])
})

test('the coming season is advertised with the specified figures', () => {
  const words = pages.map((page) => page.words).join(' ')
  expect(words).toMatch(/7 spots remaining for the 20\d\d calendar/)
  expect(words).toMatch(/2 slots left/)
  expect(words).toMatch(/Next review: October 20\d\d/)
})

test('the text says what $9,500 buys wherever that price appears', () => {
  const found = pages.flatMap(({ path, words, told }) =>
    [...`${words} ${told}`.matchAll(/.{0,90}(?:\$9,500|"minPrice":9500).{0,60}/g)].map(
      ([text]) => `${path}: ${text}`,
    ),
  )
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter((text) => !/fewer than 50/i.test(text))).toEqual([])
})

/** A figure, and the words that say what it counts. */
const counted: readonly (readonly [figure: RegExp, counts: RegExp])[] = [
  [/99\.99% crisis success rate/, /crisis success rate,? counted in minutes of live program/],
  [/99\.99% on-time delivery/, /on-time delivery,? counted in files handed over/],
  [/\b125\+/, /125\+ students trained, in the workshops we teach ourselves/],
  [/\b200\+/, /200\+ students so far, in all programs in Portland|200\+ in Portland/],
  [
    /\b350\+/,
    /350\+ youth trained in all programs|in all programs: 200\+ in Portland, 150\+|350\+ of all programs/,
  ],
  [/\b150\+/, /150\+ (so far, across 6\+|youth trained across 6\+|at partner) sites/],
]

test.each(counted)('wherever %s appears, the text says what it counts', (figure, counts) => {
  const saying = pages.filter(({ words }) => figure.test(words))
  expect(saying.length).toBeGreaterThan(0)
  for (const { path, words } of saying) expect(words, path).toMatch(counts)
})
