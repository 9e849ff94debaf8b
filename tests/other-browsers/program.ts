import { type ChildProcess, spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The path of the first of these programs that is installed. */
export function findProgram(...names: readonly string[]): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1']
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return places.find(isExecutable) ?? null
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export type Program = { readonly found: string; end(): Promise<void> }

/** Starts a program and waits until its output matches the pattern. */
export async function startProgram(
  path: string,
  args: readonly string[],
  wanted: RegExp,
  env: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const child = spawn(path, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    detached: true,
  })
  let output = ''
  const found = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        const match = wanted.exec(output)
        if (match) resolve(match[1] ?? match[0])
      })
    }
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${path} ended with ${code}:\n${output}`)))
  })
  return { found, end: () => endGroup(child) }
}

/** Ends the program with everything it has started. */
async function endGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  process.kill(-child.pid, 'SIGTERM')
  await ended
}
