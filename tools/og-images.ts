/** Makes each page's social card in `public/og/` from picture and title: `npm run og-images [-- --all]`. */
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { cardFile, socialCardSize } from '../src/content/sharing/social-card.ts'
import { findBrowser } from './browser.ts'
import { listCards } from './social-cards/list-cards.ts'
import { photographCard, serveCards } from './social-cards/photograph-card.ts'
import { writeCardList } from './social-cards/write-card-list.ts'

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } })
const root = join(import.meta.dirname, '..')
const folder = join(root, 'public/og')
const cards = await listCards()
const files = cards.map(({ name, hash }) => join(root, 'public', cardFile(name, hash)))

await mkdir(folder, { recursive: true })
const browser = await chromium.launch(findBrowser())
const page = await browser.newPage({ viewport: socialCardSize, reducedMotion: 'reduce' })
await serveCards(page, root)
for (const [index, { html }] of cards.entries()) {
  const file = files[index]
  if (file === undefined || (existsSync(file) && !values.all)) continue
  const picture = await photographCard(page, html)
  await writeFile(file, picture)
  console.log(`${file.slice(folder.length + 1)} ${Math.round(picture.length / 1000)} KB`)
}
await browser.close()

await writeCardList(join(root, 'src/content/sharing/social-cards.ts'), cards)
for (const name of await readdir(folder)) {
  if (!files.includes(join(folder, name))) await rm(join(folder, name))
}
