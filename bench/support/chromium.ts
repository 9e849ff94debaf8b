import { rm } from 'node:fs/promises'
import type { Browser } from '../../tools/browser.ts'
import { temporaryFolder } from './clean-up.ts'
import { startProgram } from './program.ts'

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

export type Chromium = { readonly pid: number; readonly port: number; end(): Promise<void> }

/** Starts a fresh browser with a fresh profile for one measurement. */
export async function startChromium({ executablePath, env }: Browser): Promise<Chromium> {
  const profile = await temporaryFolder('profile')
  const args = [...flags, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank']
  const program = startProgram(executablePath, args, { group: true, env })
  const port = await program.output(
    (text) => /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(text)?.[1] ?? null,
  )
  return {
    pid: program.pid,
    port: Number(port),
    async end() {
      await program.end()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
