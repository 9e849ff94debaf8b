import type * as z from 'zod/mini'
import { parseJson } from '../../domain/parse-json.ts'
import { type AppContext, mediaType } from '../http/app-types.ts'
import { accountFailure } from './account-error.ts'

type ReadBody<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly response: Response }

/** Reads a call's JSON body, or gives the error response when the body does not fit the schema. */
export async function readBody<Schema extends z.ZodMiniType>(
  c: AppContext,
  schema: Schema,
): Promise<ReadBody<z.output<Schema>>> {
  if (mediaType(c) !== 'application/json') {
    return { ok: false, response: accountFailure(c, 415, 'bad_json', 'Send JSON.') }
  }
  // A body that breaks off in the middle is treated as invalid JSON.
  const body = parseJson(await c.req.text().catch(() => ''))
  if (body === undefined) {
    return { ok: false, response: accountFailure(c, 400, 'bad_json', 'Could not parse request body as JSON') }
  }
  const parsed = schema.safeParse(body)
  if (parsed.success) return { ok: true, data: parsed.data }
  const message = parsed.error.issues[0]?.message ?? 'Invalid request'
  return { ok: false, response: accountFailure(c, 400, 'validation_failed', message) }
}
