import { openDatabase } from '../../../src/server/database/open-database.ts'
import { readSettings } from '../../../src/server/env.ts'

/** Changes the database of the tested site, for states that take days to come about. */
export async function changeSiteDatabase(sql: string, values: readonly unknown[]): Promise<void> {
  const settings = readSettings({ ...process.env, DATA_DIR: process.env.SITE_DATA_DIR })
  const { database, close } = await openDatabase(settings, console.error)
  try {
    await database.pool.query(sql, [...values])
  } finally {
    await close()
  }
}
