import type { Pool } from 'pg'
import type { Finding, HealthFacts } from '../../../../domain/desk/health.ts'
import * as limits from '../../../../domain/limits.ts'

type Row = {
  version: string
  size: string
  connections: number
  connections_max: number
  migrations: number
}

export async function checkDatabase(pool: Pool): Promise<Finding<HealthFacts['database']>> {
  const begun = performance.now()
  await pool.query('select 1')
  const answerMs = performance.now() - begun
  const { rows } = await pool.query<Row>(
    `select current_setting('server_version') as version, pg_database_size(current_database()) as size,
       (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
       current_setting('max_connections')::int as connections_max,
       (select count(*)::int from schema_migrations) as migrations`,
  )
  const [row] = rows
  if (!row) throw new Error('The database gave no row')
  const facts = {
    answerMs,
    version: row.version,
    sizeBytes: Number(row.size),
    connections: row.connections,
    connectionsMax: row.connections_max,
    migrations: row.migrations,
  }
  const { databaseSlowMs, connectionsShare } = limits.desk.health
  if (answerMs > databaseSlowMs) return { state: 'warn', problem: 'database-slow', facts }
  if (row.connections > connectionsShare * row.connections_max) {
    return { state: 'warn', problem: 'database-crowded', facts }
  }
  return { state: 'good', problem: null, facts }
}
