import * as z from 'zod/mini'
import * as limits from '../../domain/limits.ts'
import { parseJson } from '../../domain/parse-json.ts'
import { BackupError } from './backup-error.ts'
import { createByteReader } from './byte-reader.ts'

const tableName = z.object({ schema: z.enum(['public', 'pgboss']), name: z.string() })
const migration = z.object({ name: z.string(), checksum: z.string() })
/** A spooled inquiry, one put aside, or the secret of a machine outside production. */
const keptFile = /^(app-secret|spool\/[0-9a-f-]{36}\.json(\.aside)?)$/

const noteSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('backup'),
    madeAt: z.iso.datetime(),
    release: z.string(),
    /** Tells whether two machines have the same APP_SECRET, and nothing else about it. */
    secretMark: z.string(),
  }),
  /** The bytes that follow are the file's, until the next note. */
  z.object({ type: z.literal('file'), name: z.string().check(z.regex(keptFile)) }),
  z.object({
    type: z.literal('database'),
    migrations: z.array(migration),
    queueVersion: z.nullable(z.number()),
  }),
  /** The bytes that follow are the table's rows in PostgreSQL's text format, until `rows` says how many they were. */
  z.object({ type: z.literal('table'), ...tableName.shape, columns: z.array(z.string()) }),
  z.object({ type: z.literal('rows'), count: z.number() }),
  z.object({ type: z.literal('sequence'), ...tableName.shape, value: z.string(), called: z.boolean() }),
  z.object({ type: z.literal('end') }),
])

export type Note = z.infer<typeof noteSchema>
export type NoteOf<Type extends Note['type']> = Extract<Note, { type: Type }>

/** A backup is a sequence of notes, some of them followed by bytes. */
export type Part = { readonly note: Note } | { readonly bytes: Uint8Array }

const noteKind = 0
const bytesKind = 1
const headBytes = 5

/** One byte for the kind, four for the length, then the part itself. */
export async function* encodeParts(parts: AsyncIterable<Part>): AsyncGenerator<Buffer> {
  for await (const part of parts) {
    if ('note' in part) {
      yield* encode(noteKind, Buffer.from(JSON.stringify(part.note)))
      continue
    }
    const { bytes } = part
    for (let at = 0; at < bytes.length; at += limits.backup.frameBytes)
      yield* encode(bytesKind, bytes.subarray(at, at + limits.backup.frameBytes))
  }
}

function* encode(kind: number, body: Uint8Array): Generator<Buffer> {
  const head = Buffer.alloc(headBytes)
  head.writeUInt8(kind)
  head.writeUInt32BE(body.length, 1)
  yield head
  yield Buffer.from(body.buffer, body.byteOffset, body.length)
}

export async function* decodeParts(source: AsyncIterable<Uint8Array>): AsyncGenerator<Part> {
  const reader = createByteReader(source)
  for (;;) {
    const head = await reader.take(headBytes)
    if (head.length === 0) return
    const length = head.length === headBytes ? head.readUInt32BE(1) : Infinity
    if (length > limits.backup.noteBytes) throw unreadable()
    const body = await reader.take(length)
    if (body.length < length) throw unreadable()
    yield head[0] === noteKind ? { note: readNote(body) } : { bytes: body }
  }
}

function readNote(body: Buffer): Note {
  const { data } = noteSchema.safeParse(parseJson(body.toString('utf8')))
  if (data) return data
  throw unreadable()
}

function unreadable(): BackupError {
  return new BackupError(
    'The backup has parts that this release cannot read: restore it with the release that made it.',
  )
}

export function isKeptFile(name: string): boolean {
  return keptFile.test(name)
}
