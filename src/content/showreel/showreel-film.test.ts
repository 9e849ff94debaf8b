import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as limits from '../../domain/limits.ts'
import { showreelFilm } from './showreel-film.ts'
import { showreelScript } from './showreel-script.ts'

const fileOf = (path: string) => join(import.meta.dirname, '../../../public', path)

test.each(showreelFilm.sources.map(({ src }) => src))('%s exists and is not too large', async (src) => {
  const { size } = await stat(fileOf(src))
  expect(size).toBeGreaterThan(100_000)
  expect(size).toBeLessThanOrEqual(limits.showreelFileBytes)
})

test('the still shown before the film is small', async () => {
  expect((await stat(fileOf(showreelFilm.poster))).size).toBeLessThan(120_000)
})

test('the captions contain every title in order', async () => {
  const captions = await readFile(fileOf(showreelFilm.captions.src), 'utf8')
  expect(captions).toMatch(/^WEBVTT\n/)
  const times = [...captions.matchAll(/(\d\d:\d\d:\d\d\.\d{3}) --> (\d\d:\d\d:\d\d\.\d{3})/g)]
  expect(times.length).toBeGreaterThan(4)
  const stamps = times.flatMap(([, from = '', to = '']) => [from, to])
  expect(stamps).toEqual(stamps.toSorted())
  for (const title of Object.values(showreelScript.titles)) expect(captions).toContain(title)
})

test('the film is between twenty and forty seconds', () => {
  const frames = showreelScript.shots.reduce((sum, shot) => sum + shot.frames, 0)
  const seconds = frames / showreelScript.framesPerSecond
  expect(seconds).toBeGreaterThanOrEqual(20)
  expect(seconds).toBeLessThanOrEqual(40)
})
