import type { Pool, PoolClient } from 'pg'

/** Commits all of the work or none of it: when the work throws, it is rolled back. */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    const unusable = await client.query('rollback').then(
      () => false,
      () => true,
    )
    client.release(unusable)
    throw error
  }
}
