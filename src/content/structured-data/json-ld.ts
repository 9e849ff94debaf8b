import type { Facts } from '../company/facts.ts'

type Json = string | number | boolean | null | readonly Json[] | JsonObject
export type JsonObject = { readonly [key: string]: Json }

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON that cannot end the script element it is written into, whatever the values contain. */
export function jsonLdScript(data: Json): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? character)
}

/** The id by which other descriptions refer to the company. */
export function businessId(facts: Facts): string {
  return `${facts.origin}/#business`
}
