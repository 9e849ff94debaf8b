import { BackupError } from './backup-error.ts'
import type { Note, NoteOf, Part } from './parts.ts'

export type PartReader = {
  /** Null at the end. */
  note(): Promise<Note | null>
  expect<Type extends Note['type']>(type: Type): Promise<NoteOf<Type>>
  /** The next call finds the last note once more. */
  putBack(): void
  /** Up to the next note. */
  bytes(): AsyncGenerator<Uint8Array>
  /** Throws when there is more. */
  finish(): Promise<void>
}

export function createPartReader(parts: AsyncIterable<Part>): PartReader {
  const iterator = parts[Symbol.asyncIterator]()
  let held: Note | null = null
  let last: Note | null = null

  async function next(): Promise<Part | null> {
    if (held) {
      const note = held
      held = null
      return { note }
    }
    const { done, value } = await iterator.next()
    return done ? null : value
  }

  async function note(): Promise<Note | null> {
    const part = await next()
    if (part && !('note' in part)) throw incomplete()
    last = part?.note ?? null
    return last
  }

  return {
    note,
    async expect(type) {
      const found = await note()
      if (!found || !isOf(found, type)) throw incomplete()
      return found
    },
    putBack() {
      held = last
    },
    async *bytes() {
      for (let part = await next(); part; part = await next()) {
        if ('note' in part) {
          held = part.note
          return
        }
        yield part.bytes
      }
    },
    async finish() {
      if (await next()) throw incomplete()
    },
  }
}

function isOf<Type extends Note['type']>(note: Note, type: Type): note is NoteOf<Type> {
  return note.type === type
}

export function incomplete(): BackupError {
  return new BackupError(
    'The backup is not complete: a part that belongs there is missing. Nothing was restored from it.',
  )
}
