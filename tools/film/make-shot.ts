import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { makePlate, python } from './make-plate.ts'
import { runCommand } from './run-command.ts'

export type Shot = {
  /** A shot of `shots.py` in the folder `tools/FILM`. */
  readonly film: 'showreel' | 'loops'
  readonly name: string
  readonly frames: number
}

/** Makes one shot as a nearly lossless film; loops end where they begin. `folder` has the plates. */
export async function makeShot({ film, name, frames }: Shot, folder: string, target: string): Promise<void> {
  await makePlate(folder, name)
  const unfinished = target.replace('.mkv', '.tmp.mkv')
  const shots = join(import.meta.dirname, '..', film)
  await runCommand(python, [
    join(import.meta.dirname, 'make_frames.py'),
    ...[shots, name, String(frames), folder, unfinished],
    ...(film === 'loops' ? ['--mirror'] : []),
  ])
  await rename(unfinished, target)
  console.log(`${name}: ${frames} frames`)
}
