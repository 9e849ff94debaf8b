/**
 * Puts a backup back: `npm run restore -- FILE [--replace]`. Stop the servers first. The whole file is checked before anything
 * is written; a database that is not empty is replaced only when told so.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { examineBackup } from '../src/server/backup/backup-file.ts'
import { restoreBackup } from '../src/server/backup/restore-backup.ts'
import { connectDatabase } from '../src/server/database/connect.ts'
import { migrateDatabase } from '../src/server/database/migrate.ts'
import { reachDatabase } from '../src/server/database/open-database.ts'
import { readSettings } from '../src/server/env.ts'
import { localSecret } from '../src/server/local-secret.ts'
import { secretMark } from '../src/server/secrets/secret-mark.ts'
import { StartError } from '../src/server/start-error.ts'
import { runTool } from './run-tool.ts'

const usage = 'Usage: npm run restore -- FILE [--replace]'

await runTool(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { replace: { type: 'boolean', default: false } },
  })
  const [name, ...more] = positionals
  if (name === undefined || more.length > 0) throw new StartError(usage)
  const settings = readSettings(process.env)
  const { passphrase } = settings.backup
  const file = resolve(name)
  const contents = await examineBackup(file, passphrase)
  console.log(`The backup of ${contents.madeAt} (release ${contents.release}) is whole.`)
  const database = await reachDatabase(settings, console.error)
  try {
    const { rows, tables } = await restoreBackup({
      file,
      passphrase,
      url: database.url,
      location: database.location,
      dataDir: settings.dataDir,
      replace: values.replace === true,
      keepsSecret: settings.appSecret === null,
    })
    const connected = await connectDatabase(database.url)
    await migrateDatabase(connected, { log: console.log }).finally(() => connected.close())
    console.log(`Restored ${rows} rows of ${tables} tables and ${contents.spooled} inquiries of the spool.`)
    const secret = settings.appSecret ?? (await localSecret(settings.dataDir))
    if (secretMark(secret) !== contents.secretMark) console.log(otherSecret)
  } finally {
    await database.stop()
  }
})

const otherSecret = `APP_SECRET is not the one of the backup, and the server will not start with it: set APP_SECRET to the old one, or
APP_SECRET_PREVIOUS to it if it is to be replaced (docs/operation/secrets.md).`
