import { validator } from 'hono/validator'
import type * as z from 'zod/mini'
import { failure, type Refusal } from '../http/app-types.ts'

/** Checks the query or the JSON body of a call; what the operation gets fits the schema. */
export function checked<Place extends 'json' | 'query', Schema extends z.ZodMiniType>(
  place: Place,
  schema: Schema,
) {
  return validator(place, (value, c): z.output<Schema> | Refusal<400> => {
    const parsed = schema.safeParse(value)
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    return c.json(failure('bad_request', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`), 400)
  })
}
