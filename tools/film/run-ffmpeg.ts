import { runCommand } from './run-command.ts'

export function runFfmpeg(values: readonly string[]): Promise<void> {
  return runCommand('ffmpeg', ['-v', 'error', '-y', ...values])
}
