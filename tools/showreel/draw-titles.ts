import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { defaultCompany } from '../../src/content/company/company.ts'
import { showreelScript as script } from '../../src/content/showreel/showreel-script.ts'
import { markPaths } from '../../src/ui/media/mark-paths.ts'
import { findBrowser } from '../browser.ts'
import { cut } from './edit.ts'

const faces = { display: 'newsreader-display', slate: 'martian-mono' } as const

type Card = { readonly name: string; readonly body: string }

/** The part of the frame that a card covers; small cards are faster to overlay. */
export const cardPlaces: Readonly<Record<string, { x: number; y: number; width: number; height: number }>> & {
  label: { x: number; y: number; width: number; height: number }
} = {
  frame: { x: 0, y: 20, width: 1280, height: 56 },
  tally: { x: 1076, y: 660, width: 28, height: 28 },
  label: { x: 40, y: 644, width: 640, height: 56 },
  opening: { x: 200, y: 270, width: 880, height: 180 },
  closing: { x: 140, y: 440, width: 1000, height: 180 },
  name: { x: 240, y: 150, width: 800, height: 310 },
}

/** Draws every card of the film as a transparent picture, in the site's own typefaces. */
export async function drawTitles(root: string, folder: string): Promise<void> {
  const cards: Card[] = [
    {
      name: 'frame',
      body: `<p class="slate top left">${defaultCompany.name}</p><p class="slate top right">${script.slate}</p>`,
    },
    { name: 'tally', body: '<i></i>' },
    {
      name: 'opening',
      body: `<p class="title" style="left: 270px; top: 318px">${script.titles.opening}</p>`,
    },
    { name: 'closing', body: `<p class="title center" style="top: 486px">${script.titles.closing}</p>` },
    {
      name: 'name',
      body: `${wordmark()}<p class="slate center" style="top: 420px">${defaultCompany.tagline}</p>`,
    },
    ...cut.map(({ name, label }) => ({
      name: `label-${name}`,
      body: `<p class="slate bottom left">${label}</p>`,
    })),
  ]
  const browser = await chromium.launch(findBrowser())
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
    for (const { name, body } of cards) {
      await page.setContent(`<style>${await styles(root)}</style>${body}`)
      await page.evaluate(async () => {
        await document.fonts.ready
      })
      await page.screenshot({
        path: join(folder, `${name}.png`),
        omitBackground: true,
        clip: cardPlaces[name] ?? cardPlaces.label,
      })
    }
  } finally {
    await browser.close()
  }
}

async function styles(root: string): Promise<string> {
  const rules = await Promise.all(
    Object.entries(faces).map(async ([name, file]) => {
      const font = await readFile(join(root, `src/ui/styles/fonts/${file}.woff2`))
      return `@font-face { font-family: ${name}; src: url(data:font/woff2;base64,${font.toString('base64')}) }`
    }),
  )
  return `${rules.join('\n')}
    body { margin: 0; color: oklch(0.955 0.018 86) }
    p { position: absolute; margin: 0; white-space: nowrap }
    .slate { font: 17px slate; letter-spacing: 0.06em; color: oklch(0.775 0.022 80); text-transform: uppercase }
    .title { font: 84px/1 display; letter-spacing: -0.015em; text-shadow: 0 0 60px rgb(0 0 0 / 0.6) }
    .left { left: 48px } .right { right: 48px } .top { top: 36px } .bottom { top: 663px }
    .center { left: 0; right: 0; text-align: center }
    i { position: absolute; right: 186px; top: 669px; inline-size: 11px; block-size: 11px; border-radius: 50%; background: oklch(0.67 0.205 27) }
    svg { position: absolute; left: 556px; top: 172px; inline-size: 168px; fill: none; stroke: oklch(0.955 0.018 86); stroke-width: 1.1 }
    .arch { stroke: oklch(0.83 0.128 77); stroke-width: 2.2 }
    .corners { stroke: oklch(0.775 0.022 80) }`
}

/** The mark as the site draws it, with the name below it. */
function wordmark(): string {
  const paths = Object.entries(markPaths).map(([name, d]) => `<path d="${d}" class="${name}"/>`)
  return `<svg viewBox="0 0 48 36">${paths.join('')}</svg><p class="title center" style="top: 340px; font-size: 60px">${defaultCompany.name}</p>`
}
