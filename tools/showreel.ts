/**
 * Makes the showreel, from 3D scenes to the site's files: `npm run showreel [-- NAME… | --cut]`. Needs
 * Blender, ffmpeg, and Python 3 (`PYTHON`) with numpy and OpenCV. Missing plates (`tools/showreel/plates.py`)
 * are rendered; stills come from `npm run renders`; shots are made when missing or named; `--cut` only
 * assembles and encodes the existing shots. Intermediate files stay in `.renders/showreel/`.
 */
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { assembleFilm } from './showreel/assemble-film.ts'
import { drawTitles } from './showreel/draw-titles.ts'
import { cut, duration, lamps } from './showreel/edit.ts'
import { encodeFilm } from './showreel/encode-film.ts'
import { publishFilm } from './showreel/publish-film.ts'
import { runCommand } from './showreel/run-command.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const scripts = join(root, 'tools/showreel')
const folder = join(root, '.renders/showreel')
const python = process.env.PYTHON ?? 'python3'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { cut: { type: 'boolean', default: false } },
})

const blender = (script: string, ...rest: string[]) =>
  runCommand('blender', ['-b', '-P', join(scripts, script), '--', ...rest])

/** Renders both ends of the camera's move, each group of lamps alone; or uses a rendered still. */
async function makePlate(name: string): Promise<void> {
  const plate = join(folder, name)
  if (!existsSync(join(plate, 'plate.json'))) await blender('render_plate.py', name, plate)
  if (!existsSync(join(plate, 'view0.npz')))
    await runCommand(python, [join(scripts, 'prepare_plate.py'), plate])
}

async function makeShot(name: string, frames: number): Promise<void> {
  const shot = join(folder, 'cut', `${name}.mkv`)
  if (existsSync(shot) && !positionals.includes(name)) return
  await makePlate(name)
  const unfinished = shot.replace('.mkv', '.tmp.mkv')
  await runCommand(python, [join(scripts, 'make_frames.py'), folder, name, String(frames), unfinished])
  await rename(unfinished, shot)
  console.log(`${name}: ${frames} frames`)
}

async function makeSound(): Promise<void> {
  const events = {
    seconds: duration,
    lastShot: duration - (cut.at(-1)?.from ?? 0),
    cuts: cut.slice(1).map(({ from }) => from),
    lamps,
  }
  await writeFile(join(folder, 'events.json'), JSON.stringify(events))
  await runCommand(python, [
    join(scripts, 'sound.py'),
    join(folder, 'events.json'),
    join(folder, 'sound.wav'),
  ])
}

for (const part of ['cut', 'titles']) await mkdir(join(folder, part), { recursive: true })
const curve = join(folder, 'film-curve.npy')
if (!existsSync(curve)) await blender('film_curve.py', curve, 'Medium High Contrast')
if (!values.cut) for (const { name, frames } of cut) await makeShot(name, frames)
await makeSound()
await drawTitles(root, join(folder, 'titles'))
const film = await assembleFilm(root, folder)
await publishFilm(root, folder, film, await encodeFilm(film, folder))
console.log(`${duration} s in public/assets/showreel/`)
