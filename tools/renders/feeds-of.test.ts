import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as images from '../../src/content/images/images.ts'
import { feedsOf } from './feeds-of.ts'

const scenes = (await readdir(join(import.meta.dirname, 'scenes')))
  .filter((file) => file.endsWith('.py'))
  .map((file) => file.slice(0, -'.py'.length).replaceAll('_', '-'))

test('every picture on a scene’s screens is a picture of the site or another scene', async () => {
  expect(await feedsOf('interview')).toEqual(['interview-feed'])
  const published = Object.values(images).map(({ name }) => name)
  for (const scene of scenes) {
    for (const feed of await feedsOf(scene)) expect([...published, ...scenes], scene).toContain(feed)
  }
})
