import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import * as z from 'zod/mini'
import {
  type ImageFormat,
  imageFocus,
  imagePath,
  plainWidth,
  type SiteImage,
} from '../../src/domain/site-image.ts'
import { finishPicture } from './finish-picture.ts'

const sceneFacts = z.object({
  name: z.string(),
  alt: z.string(),
  published: z.boolean(),
  focus: z._default(z.enum(imageFocus), 'middle'),
  grade: z.object({
    /** How dark the corners get, 0 to 1. */
    vignette: z._default(z.number(), 0.28),
    grain: z._default(z.number(), 1),
    saturation: z._default(z.number(), 1),
    /** Where the encoders start: soft, colored light hides more than fine detail in the dark does. */
    quality: z._default(z.number(), 74),
  }),
})

/** 768 is the full width of a phone with a medium pixel density. */
const widths = [480, 768, 960, 1600, 2400]
/** An AVIF of this width stays below this size; quality is reduced until it does. */
const budget = { width: 960, bytes: 60_000 }

const encoders: Readonly<Record<ImageFormat, (image: Sharp, quality: number) => Sharp>> = {
  avif: (image, quality) => image.avif({ quality: quality - 12, effort: 6, chromaSubsampling: '4:2:0' }),
  webp: (image, quality) => image.webp({ quality: quality + 8, effort: 6, smartSubsample: true }),
  jpg: (image, quality) => image.jpeg({ quality: quality + 6, mozjpeg: true }),
}

/** Grades a master and writes it in all widths and formats; deletes older files of the same picture. */
export async function publishImage(folder: string, target: string): Promise<SiteImage | null> {
  const facts = sceneFacts.parse(JSON.parse(await readFile(join(folder, 'scene.json'), 'utf8')))
  if (!facts.published) return null
  const master = sharp(join(folder, 'master.png'))
  const { width: full = 0, height: fullHeight = 0 } = await master.metadata()
  const sizes = [...widths.filter((width) => width < full * 0.9), Math.min(full, widths.at(-1) ?? full)]

  const files: { width: number; format: ImageFormat; body: Buffer }[] = []
  let { quality } = facts.grade
  for (const width of sizes) {
    const height = Math.round((fullHeight * width) / full)
    const picture = await finishPicture(join(folder, 'master.png'), width, height, facts.grade)
    const encode = (format: ImageFormat) =>
      encoders[format](
        sharp(picture, { raw: { width, height, channels: 3 } }).withMetadata({ density: 72 }),
        quality,
      )
    let avif = await encode('avif').toBuffer()
    while (width === budget.width && avif.length > budget.bytes && quality > 36) {
      quality -= 4
      avif = await encode('avif').toBuffer()
    }
    files.push({ width, format: 'avif', body: avif })
    if (width !== plainWidth({ width: full, widths: sizes })) continue
    for (const format of ['webp', 'jpg'] as const)
      files.push({ width, format, body: await encode(format).toBuffer() })
  }

  const digest = createHash('sha256')
  for (const { body } of files) digest.update(body)
  const image: SiteImage = {
    name: facts.name,
    width: sizes.at(-1) ?? full,
    height: Math.round((fullHeight * (sizes.at(-1) ?? full)) / full),
    widths: sizes,
    hash: digest.digest('base64url').replaceAll(/[-_]/g, '').slice(0, 8),
    alt: facts.alt,
    focus: facts.focus,
  }
  await mkdir(target, { recursive: true })
  const own = new RegExp(`^${facts.name}-\\d+-\\w+\\.(avif|webp|jpg)$`)
  for (const file of await readdir(target)) if (own.test(file)) await rm(join(target, file))
  for (const { width, format, body } of files) {
    const name = imagePath(image, width, format).split('/').at(-1) ?? ''
    await writeFile(join(target, name), body)
  }
  return image
}
