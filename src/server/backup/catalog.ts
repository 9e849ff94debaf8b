import type { Client } from 'pg'
import { readOwnObjects } from '../database/migrate.ts'

export type Table = {
  readonly schema: 'public' | 'pgboss'
  readonly name: string
  /** Without generated ones, which PostgreSQL makes again. */
  readonly columns: readonly string[]
}

export type Sequence = Pick<Table, 'schema' | 'name'>

type TableRow = Table & { readonly needs: readonly string[] }

/** Ours, those of the job queue, and nothing else that a shared database may hold; tables after those they refer to. */
export async function readTables(client: Client): Promise<readonly Table[]> {
  const { rows } = await client.query<TableRow>(
    `select n.nspname as schema, c.relname as name,
       array(
         select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum
       ) as columns,
       array(
         select distinct f.confrelid::text from pg_constraint f
         where f.contype = 'f' and coalesce(pg_partition_root(f.conrelid), f.conrelid) = c.oid and f.confrelid <> c.oid
       ) as needs, c.oid::text
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition
       and (n.nspname = 'pgboss' and c.relname <> all($1) or n.nspname = 'public' and c.relname = any($2))
     order by 1 desc, 2`,
    [measuredAgain, (await readOwnObjects()).tables],
  )
  return inOrder(rows)
}

/** Figures that the queue collects anew, in a table for each day that only it can make. */
const measuredAgain = ['queue_stats']

function inOrder(tables: readonly (TableRow & { readonly oid?: string })[]): Table[] {
  const ordered: Table[] = []
  const done = new Set<string | undefined>()
  let left = tables
  while (left.length > 0) {
    const ready = left.filter(({ needs }) => needs.every((oid) => done.has(oid)))
    if (ready.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${left.map(({ name }) => name)}`)
    for (const { schema, name, columns, oid } of ready) {
      ordered.push({ schema, name, columns })
      done.add(oid)
    }
    left = left.filter((table) => !ready.includes(table))
  }
  return ordered
}

/** The sequences of these tables' identity columns. */
export async function readSequences(client: Client): Promise<readonly Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select n.nspname as schema, s.relname as name
     from pg_class s join pg_namespace n on n.oid = s.relnamespace
     join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = s.oid and d.deptype in ('i', 'a')
     join pg_class c on c.oid = d.refobjid
     where s.relkind = 'S' and (n.nspname = 'pgboss' or n.nspname = 'public' and c.relname = any($1)) order by 1, 2`,
    [(await readOwnObjects()).tables],
  )
  return rows
}

export function quoted(client: Client, { schema, name }: Sequence): string {
  return `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`
}

export function columnList(client: Client, columns: readonly string[]): string {
  return columns.map((column) => client.escapeIdentifier(column)).join(', ')
}
