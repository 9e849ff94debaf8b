import { temporaryFolder } from './clean-up.ts'
import { type Program, startProgram } from './program.ts'

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-sync',
  '--no-first-run',
  '--mute-audio',
]

/** A fresh browser with a fresh profile, for one measurement. */
export async function startChromium(executable: string): Promise<{ program: Program; port: number }> {
  const profile = await temporaryFolder('profile')
  const program = startProgram(executable, [
    ...flags,
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ])
  const port = await program.output(
    (text) => /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(text)?.[1] ?? null,
  )
  return { program, port: Number(port) }
}
