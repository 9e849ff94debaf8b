import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** When it resolves, the whole file is on disk under its name and survives a power cut; before, the name is as it was. */
export async function writeDurably(file: string, content: string | Uint8Array): Promise<void> {
  // Each write has its own draft, because the same file may be written twice at the same time.
  const draft = `${file}.${randomUUID()}.new`
  try {
    const handle = await open(draft, 'wx', 0o600)
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    throw error
  }
  await syncFolder(dirname(file))
}

/** Makes new names in a folder survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders; its file system orders such changes itself.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
