import * as z from 'zod/mini'
import type { InquiryFormId } from '../../../../domain/inquiry/inquiry-forms.ts'
import { parseJson } from '../../../../domain/parse-json.ts'
import type { KeptStorage } from '../../../platform/kept-storage.ts'

const draftSchema = z.object({
  /** `initial` is what the page itself had put there: where that has changed, the page's newer word stands. */
  values: z.record(z.string(), z.object({ value: z.string(), initial: z.string() })),
  /** When the visitor first touched the form. */
  startedAt: z.nullable(z.number()),
  attempt: z.nullable(z.object({ key: z.string(), body: z.string() })),
})

export type Draft = z.infer<typeof draftSchema>

export type DraftStore = {
  read(): Draft
  update(change: Partial<Draft>): void
  clear(): void
}

const emptyDraft: Draft = { values: {}, startedAt: null, attempt: null }

/** What was typed into a form, until it is sent: it survives a reload, a failure and a page change. */
export function createDraftStore(session: KeptStorage, form: InquiryFormId): DraftStore {
  const key = `draft:${form}`
  function read(): Draft {
    const parsed = draftSchema.safeParse(parseJson(session.get(key) ?? ''))
    return parsed.success ? parsed.data : emptyDraft
  }
  return {
    read,
    update: (change) => session.set(key, JSON.stringify({ ...read(), ...change })),
    clear: () => session.remove(key),
  }
}

/** One field as it stands on the page: what it holds now, and what it held when the page was made. */
export type FieldState = { readonly value: string; readonly initial: string }

/** The values to put back: never over something already typed, never over a newer word of the page. */
export function restorable(
  draft: Draft,
  fields: Readonly<Record<string, FieldState>>,
): Readonly<Record<string, string>> {
  const restored: Record<string, string> = {}
  for (const [name, { value, initial }] of Object.entries(fields)) {
    const kept = draft.values[name]
    if (kept && value === initial && kept.initial === initial && kept.value !== value)
      restored[name] = kept.value
  }
  return restored
}
