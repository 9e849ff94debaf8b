import { Client } from 'pg'

/** Runs one statement outside any pool, such as one that creates or drops a database. */
export async function runOnServer(url: string, sql: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
