import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** Without a mail server, every message is a file: what a newcomer opens, too. */
export async function sentMail(reference: string, to: 'visitor' | 'owner'): Promise<Email | null> {
  const folder = join(process.env.SITE_DATA_DIR ?? '', 'mail')
  const names = await readdir(folder).catch(() => [])
  const name = names.find((each) => each.includes(reference.toLowerCase()) && each.includes(to))
  return name === undefined ? null : PostalMime.parse(await readFile(join(folder, name)))
}
