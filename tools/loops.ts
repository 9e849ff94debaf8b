/**
 * Makes the silent loops of the portfolio's prints: `npm run loops -- NAME…`, named like the projects' pictures. Needs
 * what `npm run showreel` needs, and shares its plates in `.renders/plates/`.
 */
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { projects } from '../src/content/portfolio/projects.ts'
import { makeShot } from './film/make-shot.ts'
import { encodeLoop } from './loops/encode-loop.ts'
import { publishLoop } from './loops/publish-loop.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const plates = join(root, '.renders/plates')
const folder = join(root, '.renders/loops')
const frames = 8 * 24

const known = projects.map(({ image }) => image.name)
const names = process.argv.slice(2)
if (names.length === 0) throw new Error(`Name a loop: ${known.join(', ')}.`)
for (const name of names) {
  if (!known.includes(name)) throw new Error(`No project has a picture named ${name}: ${known.join(', ')}.`)
}
await mkdir(folder, { recursive: true })
for (const name of names) {
  const shot = join(folder, `${name}.mkv`)
  await makeShot({ film: 'loops', name, frames }, plates, shot)
  await publishLoop(root, name, await encodeLoop(shot))
}
