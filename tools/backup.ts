/**
 * Backs up the whole database and this machine's spool: `npm run backup`. The server may run or not. The file goes to BACKUP_DIR,
 * encrypted when BACKUP_PASSPHRASE is set; older ones are kept by day, week and month.
 */
import { makeBackup } from '../src/server/backup/make-backup.ts'
import { reachDatabase } from '../src/server/database/open-database.ts'
import { readSettings } from '../src/server/env.ts'
import { localSecret } from '../src/server/local-secret.ts'
import { readRelease } from '../src/server/release.ts'
import { secretMark } from '../src/server/secrets/secret-mark.ts'
import { runTool } from './run-tool.ts'

await runTool(async () => {
  const begun = performance.now()
  const settings = readSettings(process.env)
  const { dataDir, backup } = settings
  const database = await reachDatabase(settings, console.error)
  try {
    const { file, bytes, contents, removed } = await makeBackup({
      url: database.url,
      dataDir,
      ...backup,
      release: await readRelease(),
      secretMark: secretMark(settings.appSecret ?? (await localSecret(dataDir))),
      now: new Date(),
    })
    const { rows, tables, spooled } = contents
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    console.log(`${file}
${(bytes / 1024 ** 2).toFixed(1)} MB, ${backup.passphrase === null ? 'not encrypted' : 'encrypted'}: ${rows} rows of ${tables} tables, ${spooled} inquiries of the spool; written and read back in ${seconds} s.`)
    for (const name of removed) console.log(`Removed ${name}, which the rule no longer keeps.`)
  } finally {
    await database.stop()
  }
})
