import { Client } from 'pg'

/** One statement outside every pool, such as those that make and drop databases. */
export async function runOnServer(url: string, sql: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
