import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createDefaultFacts } from '../../../src/content/company/facts.ts'

export type ServerProcess = {
  readonly address: string
  readonly process: ChildProcess
  /** Everything printed so far. */
  output(): string
  /** Sends the signal and returns the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

export type ServerExit = { readonly code: number | null; readonly output: string }

type Environment = Readonly<Record<string, string>>

/** The site address in the built pages: with another address, a server renders all of them at its start. */
export const builtOrigin = createDefaultFacts(new Date()).origin

function launch(env: Environment, folder = '') {
  const { PATH = '', HOME = '', TMPDIR = '', NODE_COMPILE_CACHE = '' } = process.env
  const child = spawn(process.execPath, [join(folder, 'src/server/main.ts')], {
    env: {
      PATH,
      HOME,
      ...(TMPDIR && { TMPDIR }),
      ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, output: () => output, exited }
}

/** Starts the real server as an operator would, this one or that of another folder, and waits until it prints its address. */
export async function startServer(env: Environment, folder?: string): Promise<ServerProcess> {
  const { child, output, exited } = launch(env, folder)
  const address = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const found = /Address\s+(http:\S+)/.exec(output())?.[1]
      if (found) resolve(found)
    }
    child.stdout.on('data', look)
    exited.then((code) => reject(new Error(`The server ended with code ${code}:\n${output()}`)))
  })
  return {
    address,
    process: child,
    output,
    async end(signal) {
      child.kill(signal)
      return await exited
    },
  }
}

/** Starts a server that is expected to exit. */
export async function startFailing(env: Environment): Promise<ServerExit> {
  const { output, exited } = launch(env)
  return { code: await exited, output: output() }
}
