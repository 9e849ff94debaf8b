import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { imageFormats, imagePath } from '../domain/site-image.ts'
import { images } from './images.ts'

const file = (path: string) => `public${path}`

test('every picture is there in all its widths and formats', () => {
  const missing = images.flatMap((image) =>
    image.widths.flatMap((width) =>
      imageFormats.map((format) => imagePath(image, width, format)).filter((path) => !existsSync(file(path))),
    ),
  )
  expect(missing).toEqual([])
})

test('a picture of up to 960 pixels weighs at most 60 KB', async () => {
  for (const image of images) {
    const width = image.widths.findLast((each) => each <= 960) ?? 0
    const { size } = await stat(file(imagePath(image, width, 'avif')))
    expect(size, image.name).toBeLessThanOrEqual(60_000)
  }
})

test('every picture says what it shows, in a sentence that does not call it a picture', () => {
  for (const { name, alt } of images) {
    expect(alt.length, name).toBeGreaterThan(20)
    expect(alt, name).not.toMatch(/\b(image|picture|photo|render)/i)
  }
})
