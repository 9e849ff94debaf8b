import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as images from '../../src/content/images/images.ts'
import { feedsOf } from '../renders/feeds-of.ts'
import { runCommand } from './run-command.ts'

const scripts = import.meta.dirname
export const python = process.env.PYTHON ?? 'python3'

function runBlender(script: string, ...values: string[]): Promise<void> {
  // Lowest priority: other work on this machine goes first.
  return runCommand('nice', ['-n', '19', 'blender', '-b', '-P', join(scripts, script), '--', ...values])
}

/** Pictures on a scene's screens are rendered first, unless the site has them or they exist already. */
async function makeFeeds(root: string, name: string): Promise<void> {
  const published = new Set(Object.values(images).map((image) => image.name))
  for (const feed of await feedsOf(name)) {
    if (published.has(feed) || existsSync(join(root, '.renders', feed, 'master.png'))) continue
    await runCommand(process.execPath, [join(root, 'tools/renders.ts'), feed])
  }
}

/**
 * Makes what a shot is cut from, unless it exists: both ends of the camera's move, each group of lamps alone, and
 * the film curve that the scene is developed with.
 */
export async function makePlate(folder: string, name: string): Promise<void> {
  const plate = join(folder, name)
  if (!existsSync(join(plate, 'plate.json'))) {
    await makeFeeds(dirname(dirname(scripts)), name)
    await runBlender('render_plate.py', name, plate)
  }
  if (!existsSync(join(plate, 'view0.npz')))
    await runCommand(python, [join(scripts, 'prepare_plate.py'), plate])
  const { look } = JSON.parse(await readFile(join(plate, 'plate.json'), 'utf8'))
  const curve = join(folder, `${look}.npy`)
  if (!existsSync(curve)) await runBlender('film_curve.py', curve, look)
}
