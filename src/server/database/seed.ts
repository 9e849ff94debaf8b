import { readFile } from 'node:fs/promises'
import type { Database } from './connect.ts'

/** Adds the first records where there are none; never touches an edit. */
export async function seedDatabase(database: Database): Promise<void> {
  await database.pool.query(await readFile(new URL('./seed.sql', import.meta.url), 'utf8'))
}
