import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Builds unless the last build was made from the same files. Uses a separate process: a bundler is large. */
export async function buildIfNeeded(log: (line: string) => void): Promise<void> {
  const built = await readFile(join(root, 'dist/built-from'), 'utf8').catch(() => '')
  if (built === (await sourceFingerprint())) return
  log('Building the site …')
  const { status } = spawnSync(process.execPath, [join(root, 'tools/build.ts')], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The build failed; its messages are above.')
}

/** Changes when anything that the build reads changes. */
export async function sourceFingerprint(): Promise<string> {
  const hash = createHash('sha256')
  const files = [
    'package-lock.json',
    'vite.config.ts',
    'src/routes.ts',
    'tools/build.ts',
    'tools/bundle-inline-script.ts',
  ]
  for (const folder of ['src/content', 'src/desk', 'src/domain', 'src/site', 'src/ui', 'public']) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
    for (const entry of entries) {
      if (entry.isFile() && !entry.name.includes('.test.'))
        files.push(relative(root, join(entry.parentPath, entry.name)))
    }
  }
  for (const file of files.sort()) hash.update(`${file}\0`).update(await readFile(join(root, file)))
  return hash.digest('hex')
}

if (import.meta.main) await buildIfNeeded(console.log)
