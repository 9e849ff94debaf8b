import type { Locator } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { pagePaths } from '../../../src/routes.ts'
import { expect, facesShown, laidOut, test } from '../../support/site-test.ts'

const opening = 'main section:has(h1)'
/** The quantile of brightness behind the words that counts as their background. */
const brightest = 0.98

type Line = { x: number; y: number; width: number; height: number }

/** The linear light of each of the 256 levels of a channel. */
const light = Array.from({ length: 256 }, (_, level) =>
  level / 255 <= 0.04045 ? level / 255 / 12.92 : ((level / 255 + 0.055) / 1.055) ** 2.4,
)

function luminance(red = 0, green = 0, blue = 0): number {
  return 0.2126 * (light[red] ?? 0) + 0.7152 * (light[green] ?? 0) + 0.0722 * (light[blue] ?? 0)
}

/** The ink of the words and the box of each line. */
async function linesOf(words: Locator) {
  return words.evaluate((element) => {
    const text = document.createRange()
    text.selectNodeContents(element)
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')
    if (canvas) {
      canvas.fillStyle = getComputedStyle(element).color
      canvas.fillRect(0, 0, 1, 1)
    }
    const lines = [...text.getClientRects()]
      .filter(({ width, height }) => width >= 1 && height >= 1)
      .map(({ x, y, width, height }) => ({ x, y, width, height }))
    const ink = [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3)
    return { ink, lines, large: Number.parseFloat(getComputedStyle(element).fontSize) >= 24 }
  })
}

/** The contrast of the words against the brightest part of their background. */
async function contrastOf(shot: Sharp, ink: readonly number[], lines: readonly Line[]): Promise<number> {
  let worst = Number.POSITIVE_INFINITY
  for (const { x, y, width, height } of lines) {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const area = { left, top, width: Math.ceil(x + width) - left, height: Math.ceil(y + height) - top }
    const data = await shot.clone().extract(area).removeAlpha().raw().toBuffer()
    const lights = new Float32Array(data.length / 3)
    for (let at = 0; at < lights.length; at += 1) {
      lights[at] = luminance(data[3 * at], data[3 * at + 1], data[3 * at + 2])
    }
    const behind = lights.sort()[Math.floor(lights.length * brightest)] ?? 1
    const [lighter, darker] = [luminance(...ink), behind].toSorted((one, other) => other - one)
    worst = Math.min(worst, ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05))
  }
  return worst
}

for (const path of Object.values(pagePaths)) {
  test(`the words in the opening of ${path} can be read over its picture`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await facesShown(page)
    await laidOut(page)
    const section = page.locator(opening)
    const picture = section.locator('img')
    for (const width of [390, 960, 1280, 1920]) {
      await page.setViewportSize({ width, height: width < 600 ? 1600 : 900 })
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
      const inks = []
      for (const words of await section.locator('h1, p > :is(span, a), p:not(:has(> *)), li > a').all()) {
        inks.push({ name: await words.textContent(), ...(await linesOf(words)) })
      }
      expect(inks.length).toBeGreaterThan(0)
      await section.evaluate(hideWords, true)
      const shot = sharp(await page.screenshot())
      await section.evaluate(hideWords, false)
      for (const { name, ink, lines, large } of inks) {
        const contrast = await contrastOf(shot, ink, lines)
        expect.soft(contrast, `${name}, ${width} px`).toBeGreaterThanOrEqual(large ? 3 : 4.5)
      }
    }
  })
}

/** Runs in the page: hides the words with their underlines and frames. */
function hideWords(element: Element, hidden: boolean): void {
  for (const words of element.querySelectorAll<HTMLElement>('h1, p, p *, li > a, li > a *')) {
    if (hidden) {
      const gone = { color: 'transparent', textDecoration: 'none', border: 'none', backgroundImage: 'none' }
      Object.assign(words.style, gone)
    } else words.removeAttribute('style')
  }
}
