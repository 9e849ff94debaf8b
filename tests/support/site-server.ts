import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Starts the production build as an operator would, on a free port with a data folder of its own. */
export default async function startSite(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-e2e-'))
  const server = spawn(process.execPath, ['src/server/main.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.env.SITE_ADDRESS = await new Promise<string>((resolve, reject) => {
    let output = ''
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const address = /Address\s+(http:\S+)/.exec(output)?.[1]
      if (address) resolve(address)
    })
    server.once('exit', (code) => reject(new Error(`The server stopped with code ${code}:\n${output}`)))
  })
  return async () => {
    const exited = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await exited
    await rm(dataDir, { recursive: true, force: true })
  }
}
