import { cleanFileName } from '../../../../domain/desk/attachments.ts'
import * as limits from '../../../../domain/limits.ts'
import { randomUuid } from '../../../../domain/random-hex.ts'
import type { GivenFile } from './given-files.ts'

/** A file that goes with a letter, and how far it is. */
export type LetterFile = {
  readonly id: string
  readonly name: string
  readonly bytes: number
  readonly state:
    | 'waiting'
    | 'uploading'
    | 'ready'
    | 'failed'
    | 'offline'
    | 'cut-off'
    | 'too-big'
    | 'too-many'
    | 'folder'
  /** How many of its parts are stored. */
  readonly parts: number
  /** Gone after a reload; the server has what was uploaded. */
  readonly source?: File
}

/** Files that will not go with the letter do not count. */
export function counts({ state }: Pick<LetterFile, 'state'>): boolean {
  return state !== 'too-big' && state !== 'too-many' && state !== 'folder'
}

export function sumOf(files: readonly LetterFile[]): number {
  return files.filter(counts).reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Judged before a byte of it is sent. */
export function newFile({ source, isFolder }: GivenFile, others: readonly LetterFile[]): LetterFile {
  const tooBig = sumOf(others) + source.size > limits.desk.attachmentsBytes
  const tooMany = others.filter(counts).length >= limits.desk.attachments
  return {
    id: randomUuid(),
    name: cleanFileName(source.name),
    bytes: source.size,
    state: isFolder ? 'folder' : tooBig ? 'too-big' : tooMany ? 'too-many' : 'waiting',
    parts: 0,
    source,
  }
}
