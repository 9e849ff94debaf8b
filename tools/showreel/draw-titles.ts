import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { defaultCompany } from '../../src/content/company.ts'
import { showreelScript as script } from '../../src/content/showreel-script.ts'
import { markPaths } from '../../src/site/shell/mark-paths.ts'
import { browserFlags, ensureBrowser } from '../find-browser.ts'
import { cut } from './edit.ts'

const faces = { display: 'newsreader-display', slate: 'martian-mono' } as const

/** Every card of the film as a transparent picture of the whole frame, set in the site's own type. */
export async function drawTitles(root: string, folder: string): Promise<void> {
  const cards: Record<string, string> = {
    frame: `<p class="slate top left">${defaultCompany.name}</p><p class="slate top right">${script.slate}</p><i></i>`,
    opening: `<p class="title" style="left: 580px; top: 350px">${script.titles.opening}</p>`,
    closing: `<p class="title centre" style="top: 300px">${script.titles.closing}</p>`,
    name: `${wordmark()}<p class="slate centre" style="top: 410px">${defaultCompany.tagline}</p>`,
    ...Object.fromEntries(
      cut.map((shot) => [`label-${shot.name}`, `<p class="slate bottom left">${shot.label}</p>`]),
    ),
  }
  const browser = await chromium.launch({ executablePath: ensureBrowser(console.log), args: browserFlags })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
    for (const [name, body] of Object.entries(cards)) {
      await page.setContent(`<style>${await styles(root)}</style>${body}`)
      await page.evaluate(async () => {
        await document.fonts.ready
      })
      await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: true })
    }
  } finally {
    await browser.close()
  }
}

async function styles(root: string): Promise<string> {
  const rules = await Promise.all(
    Object.entries(faces).map(async ([name, file]) => {
      const font = await readFile(join(root, `src/site/styles/fonts/${file}.woff2`))
      return `@font-face { font-family: ${name}; src: url(data:font/woff2;base64,${font.toString('base64')}) }`
    }),
  )
  return `${rules.join('\n')}
    body { margin: 0; color: oklch(0.955 0.018 86) }
    p { position: absolute; margin: 0; white-space: nowrap }
    .slate { font: 17px slate; letter-spacing: 0.06em; color: oklch(0.775 0.022 80); text-transform: uppercase }
    .title { font: 84px/1 display; letter-spacing: -0.015em; text-shadow: 0 0 60px rgb(0 0 0 / 0.6) }
    .left { left: 48px } .right { right: 48px } .top { top: 36px } .bottom { top: 663px }
    .centre { left: 0; right: 0; text-align: center }
    i { position: absolute; right: 186px; top: 669px; inline-size: 11px; block-size: 11px; border-radius: 50%; background: oklch(0.67 0.205 27) }
    svg { position: absolute; left: 556px; top: 190px; inline-size: 168px; fill: none; stroke: oklch(0.955 0.018 86); stroke-width: 1.1 }
    .arch { stroke: oklch(0.83 0.128 77); stroke-width: 2.2 }
    .corners { stroke: oklch(0.775 0.022 80) }`
}

/** The mark as the site draws it, with the name below it. */
function wordmark(): string {
  const paths = Object.entries(markPaths).map(([name, d]) => `<path d="${d}" class="${name}"/>`)
  return `<svg viewBox="0 0 48 36">${paths.join('')}</svg><p class="title centre" style="top: 335px; font-size: 60px">${defaultCompany.name}</p>`
}
