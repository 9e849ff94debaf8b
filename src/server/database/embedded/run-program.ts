import { spawn } from 'node:child_process'
import { StartError } from '../../start-error.ts'

/**
 * The unprivileged user that PostgreSQL runs as when the server is root, because PostgreSQL refuses to run as
 * root.
 */
export type SystemUser = { readonly uid: number; readonly gid: number }

export type ProgramResult = { readonly ok: boolean; readonly output: string }

type ProgramOptions = {
  readonly user?: SystemUser | undefined
  readonly input?: string
  /** Must be a folder the user can enter: PostgreSQL's programs look up their working folder. */
  readonly cwd?: string
}

// A minimal environment: PGDATA, PGPORT, LANG and the like from the operator's shell must not reach
// PostgreSQL. Windows programs need the inherited environment (SystemRoot).
const environment = process.platform === 'win32' ? {} : { env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' } }

const timeLimitMs = 180_000

/** Runs a program to its end and returns what it printed. Throws only when it cannot be run at all. */
export function runProgram(
  program: string,
  args: readonly string[],
  { user, input = '', cwd = '/' }: ProgramOptions = {},
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...environment,
      ...user,
      cwd,
      timeout: timeLimitMs,
      windowsHide: true,
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString('utf8')
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    // A program that ends early closes its input; its exit status is what counts.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
    child.on('error', (error) => reject(cannotRun(program, error)))
    child.on('exit', (code, signal) => {
      const finish = () => {
        clearTimeout(patience)
        const ending = signal ? `\n${program} was ended by ${signal}` : ''
        resolve({ ok: code === 0, output: (output + ending).trim() })
      }
      child.on('close', finish)
      // A program that pg_ctl leaves running may keep the output open, at least on Windows.
      const patience = setTimeout(finish, 1_000)
    })
  })
}

function cannotRun(program: string, error: Error): StartError {
  return new StartError(
    `The embedded PostgreSQL does not run on this system (${program}: ${error.message}): set DATABASE_URL to a PostgreSQL server.`,
  )
}
