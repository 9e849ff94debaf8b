import * as z from 'zod/mini'

/** Schemas for text that is not trusted, without the parts of the library that every page would load for them. */

export const flag = z.custom<boolean>((value) => value === true || value === false)

export const time = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))))

/** The valid members of a list; the others are dropped. */
export function listOf<Schema extends z.ZodMiniType>(member: Schema) {
  return z.pipe(
    z.custom<readonly unknown[]>(Array.isArray),
    z.transform((list): z.output<Schema>[] => list.flatMap((each) => member.safeParse(each).data ?? [])),
  )
}
