import { spawn } from 'node:child_process'

/** Runs a program to its end; only its error output is shown. */
export function runCommand(command: string, values: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, values, { stdio: ['ignore', 'ignore', 'inherit'] })
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${values[0]} ended with ${code}`)),
    )
  })
}
