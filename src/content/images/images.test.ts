import { readdir, stat } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { imagePath, plainWidth, type SiteImage } from '../../domain/site-image.ts'
import * as list from './images.ts'

const images = Object.values(list)

const filesOf = (image: SiteImage) => [
  ...image.widths.map((width) => imagePath(image, width, 'avif')),
  imagePath(image, plainWidth(image), 'webp'),
  imagePath(image, plainWidth(image), 'jpg'),
]

test('every picture is stored in all its widths and formats, and no other file is', async () => {
  const stored = await readdir('public/assets/images')
  const wanted = images.flatMap(filesOf).map((path) => path.slice('/assets/images/'.length))
  expect(stored.sort()).toEqual(wanted.sort())
})

test('a picture of up to 960 pixels weighs at most 60 KB', async () => {
  for (const image of images) {
    const { size } = await stat(`public${imagePath(image, plainWidth(image), 'avif')}`)
    expect(size, image.name).toBeLessThanOrEqual(60_000)
  }
})

test('every picture says what it shows, in a sentence that does not call it a picture', () => {
  for (const { name, alt } of images) {
    expect(alt.length, name).toBeGreaterThan(20)
    expect(alt, name).not.toMatch(/\b(image|picture|photo|render)/i)
  }
})
