import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { isInquiryFormId } from '../../../domain/inquiry/inquiry-forms.ts'
import { parseJson } from '../../../domain/parse-json.ts'
import { writeDurably } from '../../durable-file.ts'
import type { NewInquiry } from '../storage/new-inquiry.ts'
import { readSource } from './read-source.ts'

export type SpooledInquiry = {
  readonly inquiry: NewInquiry
  /** Whether the owner already has the mail: then the replay only makes the other deliveries. */
  readonly mailed: boolean
}

export type Spool = {
  /** When it resolves, the inquiry is on disk and survives a power cut. */
  write(spooled: SpooledInquiry): Promise<void>
  read(idempotencyKey: string): Promise<SpooledInquiry | null>
  /** In the order of their names; unreadable files are put aside and listed. */
  list(): Promise<{ readonly keys: readonly string[]; readonly unreadable: readonly string[] }>
  remove(idempotencyKey: string): Promise<void>
  /** Keeps the file but takes it out of the queue. */
  putAside(idempotencyKey: string): Promise<void>
  /** Removes every file that has one of these addresses, those put aside included. */
  forget(addresses: readonly string[]): Promise<void>
}

const inquirySchema = z.object({
  form: z.string().check(z.refine(isInquiryFormId)),
  idempotencyKey: z.uuid(),
  bodyHash: z.string(),
  reference: z.string(),
  statusToken: z.string(),
  receivedAt: z.string(),
  replyBy: z.nullable(z.string()),
  userId: z.nullable(z.string()),
  timeZone: z.nullable(z.string()),
  verified: z.boolean(),
  captchaScore: z.nullable(z.number()),
  spamReasons: z.array(z.string()),
  test: z._default(z.boolean(), false),
  requestId: z._default(z.string(), ''),
  // Files from earlier versions have none, and no file is put aside because of it.
  source: z.pipe(z.optional(z.unknown()), z.transform(readSource)),
  fields: z.record(z.string(), z.string()),
})
const spooledSchema = z.object({ inquiry: inquirySchema, mailed: z.boolean() })

/** A folder that holds inquiries while the database is away: one file each, named after its key. */
export function createSpool(folder: string): Spool {
  const fileOf = (key: string) => join(folder, `${key}.json`)

  return {
    async write(spooled) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeDurably(fileOf(spooled.inquiry.idempotencyKey), JSON.stringify(spooled))
    },

    async read(key) {
      const text = await readFile(fileOf(key), 'utf8').catch(ignoreMissing)
      return text === null ? null : parseSpooled(text)
    },

    async list() {
      const names = (await readdir(folder).catch(ignoreMissing)) ?? []
      const keys: string[] = []
      const unreadable: string[] = []
      for (const name of names.filter((file) => file.endsWith('.json')).sort()) {
        const text = await readFile(join(folder, name), 'utf8').catch(ignoreMissing)
        if (text === null) continue
        const key = name.slice(0, -'.json'.length)
        if (parseSpooled(text)) keys.push(key)
        else {
          await setAside(join(folder, name))
          unreadable.push(name)
        }
      }
      return { keys, unreadable }
    },

    remove: (key) => rm(fileOf(key), { force: true }),
    putAside: (key) => setAside(fileOf(key)),

    async forget(addresses) {
      for (const name of (await readdir(folder).catch(ignoreMissing)) ?? []) {
        const file = join(folder, name)
        const text = (await readFile(file, 'utf8').catch(ignoreMissing))?.toLowerCase() ?? ''
        if (addresses.some((address) => text.includes(JSON.stringify(address))))
          await rm(file, { force: true })
      }
    },
  }
}

function setAside(file: string): Promise<void> {
  return rename(file, `${file}.aside`)
}

function parseSpooled(text: string): SpooledInquiry | null {
  const parsed = spooledSchema.safeParse(withCurrentNames(parseJson(text)))
  if (!parsed.success || !isInquiryFormId(parsed.data.inquiry.form)) return null
  return { mailed: parsed.data.mailed, inquiry: { ...parsed.data.inquiry, form: parsed.data.inquiry.form } }
}

/** Files from earlier versions call the inquiry `lead`; an update of the server must not put them aside. */
function withCurrentNames(spooled: unknown): unknown {
  if (typeof spooled !== 'object' || spooled === null || !('lead' in spooled)) return spooled
  return { ...spooled, inquiry: spooled.lead }
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
