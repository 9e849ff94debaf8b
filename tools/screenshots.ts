/**
 * Takes pictures of every page: `npm run screenshots -- [--address URL] [--only /path,/path]
 * [--widths 390,1280] [--themes light,dark,high-contrast]`.
 * Starts the built site itself unless an address is given.
 */
import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { pagePaths } from '../src/routes.ts'
import startSite from '../tests/support/servers/site-server.ts'
import { findBrowser } from './browser.ts'
import { buildIfNeeded } from './build-if-needed.ts'

const { values } = parseArgs({
  options: {
    address: { type: 'string' },
    only: { type: 'string' },
    widths: { type: 'string', default: '390,768,1280,1920' },
    themes: { type: 'string', default: 'light,dark,high-contrast' },
  },
})
let stopSite: (() => Promise<void>) | null = null
if (!values.address) {
  await buildIfNeeded(console.log)
  stopSite = await startSite()
}
const address = values.address ?? process.env.SITE_ADDRESS
const paths = values.only?.split(',') ?? [...Object.values(pagePaths), '/no-such-page']
await mkdir('screenshots', { recursive: true })
const browser = await chromium.launch(findBrowser())
for (const theme of values.themes.split(',')) {
  for (const width of values.widths.split(',').map(Number)) {
    const context = await browser.newContext({
      viewport: { width, height: width < 768 ? 844 : 900 },
      reducedMotion: 'reduce',
    })
    const settings = JSON.stringify({
      darkMode: theme.includes('dark'),
      contrast: theme.includes('high-contrast') ? 'high' : 'normal',
    })
    await context.addInitScript((value) => localStorage.setItem('accessibility-settings', value), settings)
    const page = await context.newPage()
    for (const path of paths) {
      await page.goto(`${address}${path}`, { waitUntil: 'networkidle' })
      await page.waitForFunction(
        () =>
          !document.documentElement.classList.contains('unlaid') &&
          !document.querySelector('[aria-busy="true"]'),
      )
      // A full-page picture includes images that have not been scrolled into view.
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager'
        await Promise.allSettled([...document.images].map((image) => image.decode()))
      })
      const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
      await page.screenshot({ path: `screenshots/${name}-${theme}-${width}.png`, fullPage: true })
    }
    await context.close()
  }
}
await browser.close()
await stopSite?.()
console.log(`Pictures are in screenshots/`)
