import type { Settings } from '../env.ts'
import { connectDatabase, type Database, startingUpLimitMs } from './connect.ts'
import { startEmbeddedDatabase } from './embedded.ts'
import { migrateDatabase } from './migrate.ts'
import { refuseMoved } from './moved-database.ts'
import { seedDatabase } from './seed.ts'

export type OpenDatabase = {
  readonly database: Database
  readonly url: string
  /** Where the data is, for the operator. */
  readonly location: string
  close(): Promise<void>
}

type Place = Pick<Settings, 'databaseUrl' | 'dataDir'>

export type DatabaseSource = {
  readonly url: string
  readonly location: string
  stop(): Promise<void>
}

/** Makes the configured database or the embedded one reachable, whatever is in it. */
export async function reachDatabase(
  { databaseUrl, dataDir }: Place,
  log: (line: string) => void,
): Promise<DatabaseSource> {
  if (databaseUrl) return { url: databaseUrl, location: 'DATABASE_URL', stop: async () => undefined }
  await refuseMoved(dataDir)
  return startEmbeddedDatabase({ dataDir, log })
}

/** Opens the configured database or the embedded one: connected, migrated and seeded. */
export async function openDatabase(settings: Place, log: (line: string) => void): Promise<OpenDatabase> {
  const source = await reachDatabase(settings, log)
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
    return { database, url: source.url, location: source.location, close }
  } catch (error) {
    await source.stop()
    throw error
  }
}
