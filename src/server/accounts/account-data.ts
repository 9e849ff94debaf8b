import * as z from 'zod/mini'
import { displayNameField } from '../../domain/account/account-fields.ts'
import * as limits from '../../domain/limits.ts'
import type { AccountData } from './account.ts'

const { dataBytes, dataDepth } = limits.account

export const tooMuchData = `data can be at most ${dataBytes / 1024} KB`

/** `data` of the published client: a display name, which we use ourselves, and anything else, which we only keep. */
export const dataSchema = z.optional(
  z
    .catchall(z.object({ display_name: z.optional(displayNameField) }), z.unknown())
    .check(
      z.refine(isStorable, 'data contains something that cannot be kept'),
      z.refine(isSmall, tooMuchData),
    ),
)

/** The name and the rest, apart. */
export function splitData(data: z.output<typeof dataSchema>) {
  const { display_name: displayName = null, ...rest } = data ?? {}
  return { displayName, data: rest }
}

/** The published client removes a name by giving it null. Null when the result would be too large. */
export function mergeData(old: AccountData, change: AccountData): AccountData | null {
  const merged = Object.fromEntries(
    Object.entries({ ...old, ...change }).filter(([, value]) => value !== null),
  )
  return isSmall(merged) ? merged : null
}

function isSmall(data: AccountData): boolean {
  return Buffer.byteLength(JSON.stringify(data)) <= dataBytes
}

/** PostgreSQL keeps neither the null character nor halves of characters, and deep nesting exhausts its stack. */
function isStorable(value: unknown, depth: unknown = 0): boolean {
  const level = typeof depth === 'number' ? depth : 0
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  if (level >= dataDepth) return false
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner, level + 1))
}
