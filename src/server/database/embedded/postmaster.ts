import { chown, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { basename, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { StartError } from '../../start-error.ts'
import type { Place } from './choose-place.ts'
import { explainFailure, settingsFile } from './create-cluster.ts'
import { runProgram } from './run-program.ts'

export type Postmaster = { readonly pid: number; readonly port: number }

const patienceMs = 15_000

/**
 * The PostgreSQL running on this cluster, if any: one we share, or one that outlived its server. A lock file
 * whose process id now belongs to another program is removed, since PostgreSQL would trust it.
 */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const file = join(cluster, 'postmaster.pid')
  const deadline = Date.now() + patienceMs
  while (Date.now() < deadline) {
    const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n')
    const pid = Number(lines[0])
    const port = Number(lines[3])
    if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined
    if (!(await isPostmasterOf(pid, cluster))) {
      await rm(file, { force: true })
      return undefined
    }
    if (port > 0) return { pid, port }
    // It has just started and not written its port yet.
    await delay(50)
  }
  return undefined
}

/**
 * Starts PostgreSQL and returns its port: the given one, otherwise the last one if it is free, otherwise any.
 */
export async function startPostmaster(place: Place, fixedPort?: number): Promise<number> {
  const { cluster, binaries, user } = place
  const logFile = join(cluster, 'server.log')
  await rename(logFile, join(cluster, 'server.previous.log')).catch(() => {})
  const deadline = Date.now() + patienceMs
  let port = fixedPort ?? (await lastPort(cluster))
  for (;;) {
    port = fixedPort ?? (await freePort(port))
    await writeSettings(place, port)
    await rm(logFile, { force: true })
    const start = ['start', '-D', cluster, '-l', logFile, '-w', '-t', '120', '-s']
    const { ok, output } = await runProgram(binaries.pgCtl, start, { user, cwd: cluster })
    if (ok) return port
    const log = await readFile(logFile, 'utf8').catch(() => '')
    if (!passes(log) || Date.now() > deadline) {
      throw new StartError(explainFailure(cluster, 'PostgreSQL', log.trim() || output))
    }
    if (fixedPort === undefined) port = 0
    await delay(100)
  }
}

/**
 * Whether the failure passes by itself: a port just taken, the last processes of a killed PostgreSQL, or one
 * killed while it was starting.
 */
function passes(log: string): boolean {
  if (/in use|could not bind|could not create any TCP|pre-existing shared memory/i.test(log)) return true
  return log.includes('LOG:') && !/\b(FATAL|PANIC):/.test(log)
}

export async function stopPostmaster({ cluster, binaries, user }: Place): Promise<void> {
  for (const mode of ['fast', 'immediate']) {
    const stop = ['stop', '-D', cluster, '-m', mode, '-w', '-t', '30', '-s']
    const { ok } = await runProgram(binaries.pgCtl, stop, { user, cwd: cluster })
    if (ok || !(await findPostmaster(cluster))) return
  }
  throw new Error(`PostgreSQL in ${cluster} does not stop`)
}

/** Rewritten at every start, so that the current code decides and not the first start. */
async function writeSettings({ cluster, user }: Place, port: number): Promise<void> {
  const settings = [
    `port = ${port}`,
    "listen_addresses = '127.0.0.1'",
    "unix_socket_directories = ''",
    "timezone = 'UTC'",
    "log_timezone = 'UTC'",
    "lc_messages = 'C'",
    // Values of rejected rows and statements are personal data.
    "log_error_verbosity = 'terse'",
    "log_min_error_statement = 'panic'",
    'log_checkpoints = off',
  ]
  const file = join(cluster, settingsFile)
  await writeFile(file, `${settings.join('\n')}\n`, { mode: 0o600 })
  if (user) await chown(file, user.uid, user.gid)
}

async function lastPort(cluster: string): Promise<number> {
  const settings = await readFile(join(cluster, settingsFile), 'utf8').catch(() => '')
  return Number(/^port = (\d+)$/m.exec(settings)?.[1] ?? 0)
}

async function freePort(preferred: number): Promise<number> {
  return (await tryPort(preferred)) ?? (await tryPort(0)) ?? 0
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.on('error', () => resolve(undefined))
    probe.listen({ port, host: '127.0.0.1' }, () => {
      const address = probe.address()
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : undefined))
    })
  })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function isPostmasterOf(pid: number, cluster: string): Promise<boolean> {
  // The command line is readable by every user, unlike the working folder, which root in a container may not
  // see.
  if (process.platform === 'linux') {
    const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0')
    return basename(command[0] ?? '') === 'postgres' && command.includes(cluster)
  }
  // PostgreSQL for Windows only counts its own processes when it asks whether one is alive.
  if (process.platform === 'win32') return true
  const { output } = await runProgram('ps', ['-p', String(pid), '-o', 'command='])
  return output.includes('postgres') && output.includes(cluster)
}
