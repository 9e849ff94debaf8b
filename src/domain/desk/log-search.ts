import { present, wordsOf } from './address-words.ts'
import { type AuditKind, auditKinds } from './audit.ts'

/** The part of the owners' log that its address names. */
export type LogSearch = {
  /** The person who did it, or to whom it was done. */
  readonly person?: string
  readonly kind?: AuditKind
  /** The page that follows this entry; without it, the newest. */
  readonly before?: string
}

export function readLogSearch(raw: Readonly<Record<string, unknown>>): LogSearch {
  const { oneOf, staffId, rowId } = wordsOf(raw)
  return present({ person: staffId('person'), kind: oneOf('kind', auditKinds), before: rowId('before') })
}
