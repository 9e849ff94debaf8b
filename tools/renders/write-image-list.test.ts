import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { SiteImage } from '../../src/domain/site-image.ts'
import { writeImageList } from './write-image-list.ts'

const lens: SiteImage = {
  name: 'lens-close',
  width: 960,
  height: 540,
  widths: [480, 960],
  hash: 'abc',
  alt: "A lens, the operator's own",
  focus: 'right',
}

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'image-list-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

async function publish(masters: string, image: SiteImage): Promise<void> {
  await mkdir(join(masters, image.name), { recursive: true })
  await writeFile(join(masters, image.name, 'published.json'), JSON.stringify(image))
}

test('a published picture gets a module with its facts and is listed', async () => {
  const folder = await emptyFolder()
  const list = join(folder, 'images.ts')
  await publish(folder, lens)
  await writeImageList(list, folder)
  const { lensClose } = await import(join(folder, 'lens-close.ts'))
  expect(lensClose).toEqual(lens)
  expect(Object.values(await import(list))).toEqual([lens])
})

test('pictures rendered on another machine stay in the list', async () => {
  const folder = await emptyFolder()
  const list = join(folder, 'images.ts')
  await publish(folder, lens)
  await writeImageList(list, folder)
  const elsewhere = await emptyFolder()
  await publish(elsewhere, { ...lens, name: 'stage' })
  await writeImageList(list, elsewhere)
  expect(Object.keys(await import(list))).toEqual(['lensClose', 'stage'])
})
