import { randomBytes } from 'node:crypto'
import { cp, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { temporaryFolder } from './clean-up.ts'
import { root } from './site.ts'

/** A copy of the built site whose home page has the given compressed size; it starts like the original. */
export async function makePaddedSite(compressedBytes: number): Promise<string> {
  const folder = await temporaryFolder('padded')
  for (const part of ['package.json', 'dist', 'src/routes.ts', 'src/domain', 'src/content', 'src/server']) {
    await cp(join(root, part), join(folder, part), { recursive: true })
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))

  const home = join(folder, 'dist/site/index.html')
  const html = await readFile(home, 'utf8')
  const missing = compressedBytes - (await readFile(`${home}.br`)).length
  // Six random bits per letter: no encoding makes this smaller than three quarters.
  const padding = randomBytes(Math.max(0, Math.round(missing))).toString('base64url')
  const body = Buffer.from(html.replace('</body>', `<!-- ${padding} --></body>`))
  await writeFile(home, body)
  await writeFile(`${home}.br`, await promisify(brotliCompress)(body))
  await writeFile(`${home}.gz`, await promisify(gzip)(body))
  return folder
}
