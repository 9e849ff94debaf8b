import { createReadStream, createWriteStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { BackupError } from './backup-error.ts'
import { createPartReader, incomplete, type PartReader } from './part-reader.ts'
import { decodeParts, encodeParts, type Part } from './parts.ts'
import { sealWith, unsealWith } from './seal.ts'

/** When it resolves, the file is on disk. Memory stays the same however much there is. */
export async function writeBackupFile(
  file: string,
  passphrase: string | null,
  parts: AsyncIterable<Part>,
): Promise<void> {
  const output = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
  await pipeline(encodeParts(parts), createZstdCompress(), sealWith(passphrase), output)
}

/** What `use` has read is proven only when it has read to the end. */
export async function readBackupFile<T>(
  file: string,
  passphrase: string | null,
  use: (parts: PartReader) => Promise<T>,
): Promise<T> {
  await access(file).catch(() => {
    throw new BackupError(`There is no readable file ${file}.`)
  })
  return await pipeline(
    createReadStream(file),
    unsealWith(passphrase),
    createZstdDecompress(),
    (source: AsyncIterable<Buffer>) => use(createPartReader(decodeParts(source))),
  )
}

export type Contents = {
  readonly madeAt: string
  readonly release: string
  readonly secretMark: string
  readonly spooled: number
  readonly tables: number
  readonly rows: number
}

/** Reads a backup through without using it: whole, unaltered, and everything in it that belongs to one. */
export async function examineBackup(file: string, passphrase: string | null): Promise<Contents> {
  return readBackupFile(file, passphrase, async (parts) => {
    const { madeAt, release, secretMark } = await parts.expect('backup')
    const counts = { spooled: 0, tables: 0, rows: 0 }
    let database = false
    for (let note = await parts.note(); note?.type !== 'end'; note = await parts.note()) {
      if (!note) throw incomplete()
      if (note.type === 'file' || note.type === 'table') for await (const _ of parts.bytes());
      if (note.type === 'database') database = true
      if (note.type === 'file' && note.name !== 'app-secret') counts.spooled += 1
      if (note.type === 'table') {
        counts.tables += 1
        counts.rows += (await parts.expect('rows')).count
      }
    }
    await parts.finish()
    if (!database) throw incomplete()
    return { madeAt, release, secretMark, ...counts }
  })
}
