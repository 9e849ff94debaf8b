import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const tasks: (() => Promise<void>)[] = []

/** Registers a task for the end of the bench, however it ends; the latest runs first. */
export function atEnd(task: () => Promise<void>): void {
  tasks.push(task)
}

export async function cleanUp(): Promise<void> {
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    await task().catch((error: unknown) => console.error(error))
  }
}

export async function temporaryFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `bench-${name}-`))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  return folder
}
