import { readdir, stat } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { allPages } from '../../src/content/pages/all-pages.ts'
import { cardFile, socialCardPath, socialCardSize } from '../../src/content/sharing/social-card.ts'
import { listCards } from './list-cards.ts'

const cards = await listCards()
const files = cards.map(({ name, hash }) => cardFile(name, hash))

test('the stored cards are those that pictures, words and styles make now: else run npm run og-images', async () => {
  const stored = (await readdir('public/og')).map((name) => `/og/${name}`)
  expect(stored.sort()).toEqual([...files].sort())
  const named = Object.values(allPages).map(({ path }) => socialCardPath(path))
  expect([...new Set(named)].sort()).toEqual([...files].sort())
})

test('every card has the size that pages say, and at most 120 KB', async () => {
  for (const file of files) {
    expect(await sharp(`public${file}`).metadata(), file).toMatchObject(socialCardSize)
    expect((await stat(`public${file}`)).size, file).toBeLessThanOrEqual(120_000)
  }
})

test('a page has a card of its own unless it is for one visitor only', () => {
  const general = socialCardPath('/404')
  const shared = Object.values(allPages).filter(({ path }) => socialCardPath(path) === general)
  const paths = ['/404', '/account', '/auth', '/inquiry', '/inquiry/not-sent', '/inquiry/received']
  expect(shared.map(({ path }) => path).sort()).toEqual(paths)
})
