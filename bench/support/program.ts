import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { atEnd } from './clean-up.ts'

export type Program = {
  readonly pid: number
  /** Milliseconds since the process was started. */
  age(): number
  /** Resolves with the result of `find` for the output so far, as soon as that is not null. */
  output<Found>(find: (text: string) => Found | null): Promise<Found>
  end(): Promise<void>
}

type ProgramOptions = {
  readonly env?: Readonly<Record<string, string>>
  readonly core?: number | null
  /** Also ends every process the program has started, for a program started through a shell script. */
  readonly group?: boolean
}

const patienceMs = 120_000

export function startProgram(
  command: string,
  args: readonly string[],
  options: ProgramOptions = {},
): Program {
  const [file = command, ...rest] = [...pinned(options.core ?? null), command, ...args]
  const started = performance.now()
  const group = options.group ?? false
  const child = spawn(file, rest, {
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: group,
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const program: Program = {
    pid: child.pid ?? 0,
    age: () => performance.now() - started,
    output: (find) => waitForOutput(child, () => text, find),
    end: () => endProcess(child, group),
  }
  atEnd(program.end)
  return program
}

function waitForOutput<Found>(child: ChildProcess, text: () => string, find: (text: string) => Found | null) {
  return new Promise<Found>((resolve, reject) => {
    const look = () => {
      const found = find(text())
      if (found !== null) settle(() => resolve(found))
    }
    const fail = (reason: string) =>
      settle(() => reject(new Error(`${child.spawnfile} ${reason}:\n${text()}`)))
    const onExit = () => fail('stopped')
    const timer = setTimeout(() => fail('was not ready in time'), patienceMs)
    const settle = (act: () => void) => {
      clearTimeout(timer)
      child.stdout?.off('data', look)
      child.stderr?.off('data', look)
      child.off('exit', onExit).off('error', onExit)
      act()
    }
    child.stdout?.on('data', look)
    child.stderr?.on('data', look)
    child.once('exit', onExit).once('error', onExit)
    look()
  })
}

async function endProcess(child: ChildProcess, group: boolean): Promise<void> {
  const { pid } = child
  if (child.exitCode !== null || child.signalCode !== null || pid === undefined) return
  const exited = once(child, 'exit')
  const signal = (name: NodeJS.Signals) => process.kill(group ? -pid : pid, name)
  signal('SIGTERM')
  const force = setTimeout(() => signal('SIGKILL'), 15_000)
  await exited
  clearTimeout(force)
}

function pinned(core: number | null): string[] {
  const taskset = core === null ? null : findOnPath('taskset')
  return taskset ? [taskset, '-c', String(core)] : []
}

export function findOnPath(name: string): string | null {
  // Daemons are in sbin, which an ordinary user's PATH often leaves out.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, name)).find(isExecutable) ?? null
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export function residentMegabytes(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(stdout.trim()) / 1024
}
