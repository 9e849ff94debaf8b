/** Photographs the home page's opening as the social card, public/og/site.png. Needs `--address` of a running site. */
import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { browserFlags, ensureBrowser } from './find-browser.ts'

const { values } = parseArgs({ options: { address: { type: 'string', default: 'http://localhost:3000' } } })
const browser = await chromium.launch({
  executablePath: ensureBrowser(console.log),
  args: browserFlags,
})
const page = await browser.newPage({
  viewport: { width: 1200, height: 630 },
  bypassCSP: true,
  reducedMotion: 'reduce',
})
await page.goto(values.address, { waitUntil: 'networkidle' })
await page.addStyleTag({
  content: `
    header, [role=progressbar], main section:first-of-type ul, button { display: none !important }
    main section:first-of-type > div { min-block-size: 630px !important; padding-block-end: 4rem !important }
  `,
})
const picture = await page.screenshot({ type: 'png' })
await browser.close()
await mkdir('public/og', { recursive: true })
await sharp(picture).png({ palette: true, compressionLevel: 9, effort: 10 }).toFile('public/og/site.png')
