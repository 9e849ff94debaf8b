import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { vi } from 'vitest'

const run = promisify(execFile)

/** A small disk in memory that is quick to fill. */
export type SmallDisk = {
  readonly folder: string
  fill(): Promise<void>
  /** Undoes `fill`. */
  free(): Promise<void>
  setReadOnly(readOnly: boolean): Promise<void>
  remove(): Promise<void>
}

/** Null, or the reason why this system cannot mount such a disk. */
export async function whyNoSmallDisk(): Promise<string | null> {
  try {
    await (await createSmallDisk(1)).remove()
    return null
  } catch (error) {
    return `needs the right to mount a disk in memory (${error instanceof Error ? error.message.trim() : 'unknown'})`
  }
}

export async function createSmallDisk(megabytes: number): Promise<SmallDisk> {
  const parent = await mkdtemp(join(tmpdir(), 'disk-'))
  const folder = join(parent, 'disk')
  const filler = join(folder, 'filler')
  await mkdir(folder)
  // The embedded database does not run as root and must be able to enter this folder.
  await chmod(parent, 0o711)
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder])
  } catch (error) {
    await rm(parent, { recursive: true })
    throw error
  }
  return {
    folder,
    async fill() {
      const file = await open(filler, 'w')
      // Large pieces first, then small ones, until the last page is full.
      for (const size of [1024 * 1024, 4096]) {
        const piece = Buffer.alloc(size)
        while (await file.write(piece).then(() => true, isFull)) {}
      }
      await file.close()
    },
    free: () => rm(filler),
    async setReadOnly(readOnly) {
      // The system refuses while a process happens to have a file open for writing.
      await vi.waitFor(() => run('mount', ['-o', `remount,${readOnly ? 'ro' : 'rw'}`, folder]), {
        timeout: 20_000,
        interval: 50,
      })
    },
    async remove() {
      await run('umount', ['--lazy', folder])
      await rm(parent, { recursive: true, force: true })
    },
  }
}

function isFull(error: NodeJS.ErrnoException): false {
  if (error.code === 'ENOSPC') return false
  throw error
}
