import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Program, startProgram } from './program.ts'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

export type Site = { readonly program: Program; readonly address: string }

export type SiteOptions = {
  readonly dataDir: string
  /** The folder of `src` and `dist`; the project itself by default. */
  readonly folder?: string
  /** The public address; the server renders its pages again when it differs from the build's. */
  readonly origin?: string
  readonly port?: number
  readonly core?: number | null
  readonly env?: Readonly<Record<string, string>>
}

/** Starts the production server as an operator would; resolves when it reports that it is ready. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { dataDir, folder = root, port = 0, core = null } = options
  const program = startProgram(process.execPath, [join(folder, 'src/server/main.ts')], {
    core,
    env: {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      SITE_URL: options.origin ?? (await builtOrigin(folder)),
      APP_SECRET: 'a secret for measuring only, never for a real site',
      ...options.env,
    },
  })
  const address = await program.output((text) => /Address\s+(http:\S+)/.exec(text)?.[1] ?? null)
  const ready = await fetch(`${address}/readyz`)
  if (!ready.ok) throw new Error(`The server is not ready: ${await ready.text()}`)
  return { program, address }
}

export async function builtOrigin(folder = root): Promise<string> {
  return JSON.parse(await readFile(join(folder, 'dist/site-bundle.json'), 'utf8')).facts.origin
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
