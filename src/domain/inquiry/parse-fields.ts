import type { output, ZodMiniObject } from 'zod/mini'
import { sanitizeText } from './sanitize-text.ts'

export type ParsedFields<Data> =
  | { readonly ok: true; readonly data: Data }
  /** One message per field, in the order of the form. */
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> }

/** Reads a submission: known fields only, sanitized, then validated. Both browser and server use it. */
export function parseFields<Schema extends ZodMiniObject>(
  schema: Schema,
  raw: unknown,
): ParsedFields<output<Schema>> {
  const result = schema.safeParse(readFields(schema, raw))
  if (result.success) return { ok: true, data: result.data }
  const fields: Record<string, string> = {}
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? 'form')
    fields[field] ??= issue.message
  }
  return { ok: false, fields }
}

/** Known fields only, sanitized, under the form's or the table's names (`projectType`, `project_type`). */
export function readFields(schema: ZodMiniObject, raw: unknown): Record<string, unknown> {
  const read: Record<string, unknown> = {}
  if (typeof raw !== 'object' || raw === null) return read
  const given = new Map<string, unknown>(Object.entries(raw))
  for (const name of Object.keys(schema.shape)) {
    const value = given.get(name) ?? given.get(toSnakeCase(name))
    if (typeof value !== 'string') {
      if (value !== undefined && value !== null) read[name] = value
      continue
    }
    const clean = sanitizeText(value)
    if (clean !== '') read[name] = clean
  }
  return read
}

export function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
