import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database.ts'
import * as schema from './schema.ts'

const database = await createTestDatabase()

test('schema.ts describes its tables as the migrations make them: columns, types, whether null is allowed', async () => {
  const tables = Object.values(schema)
    .filter((value) => is(value, PgTable))
    .map((table) => getTableConfig(table))
  const described = tables.flatMap(({ name, columns }) =>
    columns.map((column) => `${name}.${column.name} ${column.getSQLType()}${column.notNull ? '' : ' null'}`),
  )
  const { rows } = await database.pool.query<{ line: string }>(
    `
    select format('%s.%s %s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
                  case when a.attnotnull then '' else ' null' end) as line
    from pg_attribute a
      join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and a.attnum > 0 and not a.attisdropped and c.relname = any ($1)`,
    [tables.map(({ name }) => name)],
  )
  expect(described.length).toBeGreaterThan(0)
  expect(described.sort()).toEqual(rows.map(({ line }) => line).sort())
})
