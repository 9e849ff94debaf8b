import { type ChildProcess, spawn } from 'node:child_process'

export type ToolRun = {
  readonly process: ChildProcess
  /** Everything printed so far. */
  output(): string
  readonly ended: Promise<{ readonly code: number | null; readonly text: string }>
}

/** Starts a command of `tools/` as its npm script does, with these settings and no others. */
export function startTool(
  tool: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): ToolRun {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env
  const child = spawn(process.execPath, [`tools/${tool}.ts`, ...args], {
    env: { PATH, HOME, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
  }
  return {
    process: child,
    output: () => text,
    ended: new Promise((resolve) => child.once('close', (code) => resolve({ code, text }))),
  }
}
