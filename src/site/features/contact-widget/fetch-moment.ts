import * as z from 'zod/mini'
import { isSafeLink } from '../../../domain/chat/is-safe-link.ts'
import { type HelpMoment, helpLanguages } from '../../../domain/help/help.ts'
import * as limits from '../../../domain/limits.ts'
import { isTimeZone } from '../../../domain/time-zone.ts'
import { serverPaths } from '../../../routes.ts'
import { flag, listOf, time } from './lean-schemas.ts'

const writtenSchema = z.object({
  id: z.string(),
  language: z.enum(helpLanguages),
  asked: z.string(),
  answer: z.string(),
  page: z.string().check(z.refine(isSafeLink)),
})

const momentSchema = z.object({
  open: flag,
  changesAt: z.nullable(time),
  replyBy: time,
  timeZone: z.string().check(z.refine(isTimeZone)),
  day: z.nullable(listOf(z.object({ from: time, to: time }))),
  written: listOf(writtenSchema),
})

/** Asks the server whether somebody is in, on a day too, and by when a person answers. Null if it cannot be reached. */
export async function fetchMoment(day: string | null = null): Promise<HelpMoment | null> {
  try {
    const response = await fetch(day === null ? serverPaths.help : `${serverPaths.help}?day=${day}`, {
      signal: AbortSignal.timeout(limits.chat.patienceMs),
    })
    return momentSchema.safeParse(await response.json()).data ?? null
  } catch {
    return null
  }
}
