/**
 * Makes the showreel, from 3D scenes to the site's files: `npm run showreel [-- NAME… | --cut]`. Needs
 * Blender, ffmpeg, and Python 3 (`PYTHON`) with numpy and OpenCV. Missing plates (`tools/film/plates.py`) are
 * rendered, shots are made when missing or named; `--cut` only assembles and encodes the existing shots.
 * Intermediate files stay in `.renders/`.
 */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { python } from './film/make-plate.ts'
import { makeShot } from './film/make-shot.ts'
import { runCommand } from './film/run-command.ts'
import { assembleFilm } from './showreel/assemble-film.ts'
import { drawTitles } from './showreel/draw-titles.ts'
import { cut, duration, lamps } from './showreel/edit.ts'
import { encodeFilm } from './showreel/encode-film.ts'
import { checkLoudness, levelSound } from './showreel/level-sound.ts'
import { publishFilm } from './showreel/publish-film.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const plates = join(root, '.renders/plates')
const folder = join(root, '.renders/showreel')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { cut: { type: 'boolean', default: false } },
})

async function makeSound(): Promise<void> {
  const events = {
    seconds: duration,
    lastShot: duration - (cut.at(-1)?.from ?? 0),
    cuts: cut.slice(1).map(({ from }) => from),
    lamps,
  }
  const sound = join(folder, 'sound.wav')
  await writeFile(join(folder, 'events.json'), JSON.stringify(events))
  await runCommand(python, [join(root, 'tools/showreel/sound.py'), join(folder, 'events.json'), sound])
  await levelSound(sound, folder)
}

for (const part of ['cut', 'titles']) await mkdir(join(folder, part), { recursive: true })
if (!values.cut) {
  for (const { name, frames } of cut) {
    const shot = join(folder, 'cut', `${name}.mkv`)
    if (existsSync(shot) && !positionals.includes(name)) continue
    await makeShot({ film: 'showreel', name, frames }, plates, shot)
  }
}
await makeSound()
await drawTitles(root, join(folder, 'titles'))
const film = await assembleFilm(root, folder)
const encoded = await encodeFilm(film, folder)
for (const file of Object.values(encoded)) await checkLoudness(file)
await publishFilm(root, folder, film, encoded)
console.log(`${duration} s in public/assets/showreel/`)
