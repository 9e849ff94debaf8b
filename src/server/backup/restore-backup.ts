import { buffer } from 'node:stream/consumers'
import { readBackupFile } from './backup-file.ts'
import { refuseServers, withSession } from './database-session.ts'
import { type Loaded, loadDatabase } from './load-database.ts'
import { stageFiles } from './machine-files.ts'

type RestoreOptions = {
  readonly file: string
  readonly passphrase: string | null
  readonly url: string
  /** The database in words for the operator. */
  readonly location: string
  readonly dataDir: string
  readonly replace: boolean
  /** Whether the machine's secret is a file, and not set by APP_SECRET. */
  readonly keepsSecret: boolean
}

/** Puts back a backup that was examined before: database and spool, or nothing. */
export async function restoreBackup(options: RestoreOptions): Promise<Loaded> {
  const { file, passphrase, url, location, dataDir, replace, keepsSecret } = options
  return withSession(url, async (client) => {
    await refuseServers(client, location)
    const files = await stageFiles(dataDir, replace)
    try {
      return await readBackupFile(file, passphrase, async (parts) => {
        await parts.expect('backup')
        for (let note = await parts.note(); note?.type === 'file'; note = await parts.note()) {
          const bytes = await buffer(parts.bytes())
          if (note.name !== 'app-secret' || keepsSecret) await files.add(note.name, bytes)
        }
        parts.putBack()
        return await loadDatabase(client, parts, {
          replace,
          refusal: `The database at ${location} is not empty: --replace removes what is in it and puts the backup in its place.`,
          beforeCommit: files.publish,
        })
      })
    } finally {
      await files.discard()
    }
  })
}
