import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** Writes a file below `public/assets/` under a name that changes with its content; returns its address. */
export async function publishFile(
  folder: string,
  name: string,
  ending: string,
  body: Buffer,
): Promise<string> {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 8)
  const file = `${name}-${hash}.${ending}`
  await writeFile(join(folder, file), body)
  return `/assets/${basename(folder)}/${file}`
}
