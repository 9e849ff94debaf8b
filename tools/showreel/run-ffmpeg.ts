import { spawn } from 'node:child_process'

export async function runFfmpeg(values: readonly string[]): Promise<void> {
  await run('ffmpeg', ['-v', 'error', '-y', ...values])
}

export function run(command: string, values: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, values, { stdio: ['ignore', 'ignore', 'inherit'] })
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${values[0]} ended with ${code}`)),
    )
  })
}
