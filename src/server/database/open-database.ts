import type { Settings } from '../env.ts'
import { connectDatabase, type Database, startingUpLimitMs } from './connect.ts'
import { startEmbeddedDatabase } from './embedded.ts'
import { migrateDatabase } from './migrate.ts'
import { seedDatabase } from './seed.ts'

export type OpenDatabase = {
  readonly database: Database
  /** Where the data is, for the operator. */
  readonly location: string
  close(): Promise<void>
}

/** Opens the configured database or the embedded one: connected, migrated and seeded. */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  log: (line: string) => void,
): Promise<OpenDatabase> {
  const source = settings.databaseUrl
    ? { url: settings.databaseUrl, location: 'DATABASE_URL', stop: async () => undefined }
    : await startEmbeddedDatabase({ dataDir: settings.dataDir, log })
  try {
    const database = await connectDatabase(source.url, { log, waitMs: startingUpLimitMs })
    try {
      await migrateDatabase(database, { log })
      await seedDatabase(database.pool)
    } catch (error) {
      await database.close()
      throw error
    }
    const close = async () => {
      await database.close()
      await source.stop()
    }
    return { database, location: source.location, close }
  } catch (error) {
    await source.stop()
    throw error
  }
}
