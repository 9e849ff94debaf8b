import * as z from 'zod/mini'
import { StartError } from './start-error.ts'

export type Environment = Readonly<Record<string, string | undefined>>

export type Reader = {
  /** Null when not set or empty. */
  value(name: string): string | null
  read<Meaning>(name: string, schema: Schema<Meaning>): Meaning | null
}

/** Its error message continues after the variable's name and never repeats a secret. */
type Schema<Meaning> = z.ZodMiniType<Meaning, string>

export function createReader(env: Environment): Reader {
  const value = (name: string) => env[name]?.trim() || null
  return {
    value,
    read(name, schema) {
      const text = value(name)
      return text === null ? null : check(name, text, schema)
    },
  }
}

export function check<Meaning>(name: string, text: string, schema: Schema<Meaning>): Meaning {
  const result = schema.safeParse(text)
  if (result.success) return result.data
  throw new StartError(`${name} ${result.error.issues[0]?.message}`)
}

export function notSet(name: string, remedy: string): never {
  throw new StartError(`${name} is not set: ${remedy}`)
}

/** Turns a text into its meaning. A text without one is shown in the error message. */
export function meaningOf<Meaning>(
  find: (text: string) => Meaning | null,
  problem: (shown: string) => string,
) {
  return z.pipe(
    z.string(),
    z.transform((text: string, ctx): Meaning => {
      const meaning = find(text)
      if (meaning !== null) return meaning
      ctx.issues.push({ code: 'custom', message: problem(printable(text)), input: text })
      return z.NEVER
    }),
  )
}

export function printable(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '?').slice(0, 60)
}

export const webAddress = addressWith('https', 'http')
/** The error never shows the address, which may contain a password. */
export function addressWith(...protocols: readonly string[]) {
  return z.url({
    protocol: new RegExp(`^(${protocols.join('|')})$`),
    hostname: /./,
    error: `is not a valid address: it must look like ${protocols[0]}://host…; see README.md.`,
  })
}

export function originAlone(problem: (shown: string) => string) {
  const find = (text: string) => {
    const { origin, pathname, search, hash, username } = new URL(text)
    return `${pathname}${search}${hash}${username}` === '/' ? origin : null
  }
  return z.pipe(webAddress, meaningOf(find, problem))
}

export const list = z.pipe(
  z.string(),
  z.transform((text) => text.split(',').flatMap((entry) => entry.trim() || [])),
)
