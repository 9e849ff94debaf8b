import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { MailError } from './mail-error.ts'
import { type MailMessage, type MailTransport, mimeOptions } from './mail-message.ts'

/**
 * Writes mail to `.eml` files where no mail server is configured. A message sent several times is still one
 * file.
 */
export function createFolderTransport(folder: string): MailTransport {
  const encoder = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(message) {
      const { message: encoded } = await encoder.sendMail(mimeOptions(message))
      if (!Buffer.isBuffer(encoded)) throw new TypeError('The mail encoder did not return a buffer')
      try {
        // Tries once more if the folder is removed during the write.
        await store(folder, message, encoded).catch((error) => {
          if (codeOf(error) !== 'ENOENT') throw error
          return store(folder, message, encoded)
        })
        return 'Written to the mail folder.'
      } catch (error) {
        throw new MailError('folder', `The mail folder cannot be written (${codeOf(error)}).`)
      }
    },
    async close() {
      encoder.close()
    },
  }
}

async function store(folder: string, message: MailMessage, encoded: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const ending = `_${localPart(message.messageId)}.eml`
  const before = (await readdir(folder)).find((name) => name.endsWith(ending))
  const stamp = message.date.toISOString().slice(0, 19).replaceAll(':', '-')
  const temporary = join(folder, `.${randomUUID()}.part`)
  try {
    await writeDurably(temporary, encoded)
    await rename(temporary, join(folder, before ?? `${stamp}${ending}`))
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {})
    throw error
  }
  await syncFolder(folder)
}

async function writeDurably(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Makes the new name durable. Not every system can sync a folder; then the synced file has to suffice. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null)
  await handle?.sync().catch(() => {})
  await handle?.close()
}

function localPart(messageId: string): string {
  const [local = ''] = messageId.replace(/^</, '').split('@')
  return local.replace(/[^\w.-]/g, '-').slice(0, 120)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'
}
