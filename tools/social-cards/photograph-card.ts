import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { cardOrigin } from './render-card.ts'

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
}

/** Answers everything a card asks for from the project's folder: no server, no network. */
export async function serveCards(page: Page, root: string): Promise<void> {
  await page.route(`${cardOrigin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    await route.fulfill({
      body: await readFile(join(root, pathname)),
      contentType: contentTypes[extname(pathname)] ?? 'application/octet-stream',
    })
  })
}

export async function photographCard(page: Page, html: string): Promise<Buffer> {
  const address = `${cardOrigin}/card`
  await page.route(address, (route) => route.fulfill({ body: html, contentType: 'text/html' }))
  await page.goto(address)
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode()))
  })
  const picture = await page.screenshot({ type: 'png' })
  await page.unroute(address)
  return sharp(picture).jpeg({ quality: 84, mozjpeg: true }).toBuffer()
}
