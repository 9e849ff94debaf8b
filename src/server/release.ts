import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { parseJson } from '../domain/parse-json.ts'

const manifest = new URL('../../package.json', import.meta.url)
const manifestSchema = z.object({ version: z.string() })

/** The version of this program; empty when its package file cannot be read. */
export async function readRelease(): Promise<string> {
  const { data } = manifestSchema.safeParse(parseJson(await readFile(manifest, 'utf8')))
  return data?.version ?? ''
}
