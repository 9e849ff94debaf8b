import { StartError } from '../src/server/start-error.ts'

/** Runs a command: what the operator can fix is shown as one line, everything else is a bug and shows its stack. */
export async function runTool(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error)
    process.exitCode = 1
  }
}
