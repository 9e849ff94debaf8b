/**
 * Moves the database to another server: `npm run db:move -- URL [--replace]`, from the embedded one or from DATABASE_URL. Stop
 * the server first, and set DATABASE_URL to the new address afterwards.
 */
import { parseArgs } from 'node:util'
import { moveDatabase } from '../src/server/backup/move-database.ts'
import { connectDatabase } from '../src/server/database/connect.ts'
import { migrateDatabase } from '../src/server/database/migrate.ts'
import { reachDatabase } from '../src/server/database/open-database.ts'
import { readSettings } from '../src/server/env.ts'
import { StartError } from '../src/server/start-error.ts'
import { runTool } from './run-tool.ts'

const usage = 'Usage: npm run db:move -- postgres://user:password@host:5432/database [--replace]'

await runTool(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { replace: { type: 'boolean', default: false } },
  })
  const [to, ...more] = positionals
  if (to === undefined || more.length > 0) throw new StartError(usage)
  const settings = readSettings(process.env)
  const target = await connectDatabase(to).catch((error: unknown) => {
    throw error instanceof StartError
      ? new StartError(error.message.replaceAll('DATABASE_URL', 'URL'))
      : error
  })
  const source = await reachDatabase(settings, console.error)
  try {
    const { rows, tables } = await moveDatabase({
      from: source,
      embedded: settings.databaseUrl === null,
      to,
      dataDir: settings.dataDir,
      replace: values.replace === true,
    })
    await migrateDatabase(target, { log: console.log })
    console.log(
      `Moved ${rows} rows of ${tables} tables. Set DATABASE_URL to the new address before the next start.`,
    )
  } finally {
    await target.close()
    await source.stop()
  }
})
