import * as z from 'zod/mini'
import type { InquiryFormId } from '../../../../domain/inquiry/inquiry-forms.ts'
import { parseJson } from '../../../../domain/parse-json.ts'
import type { KeptStorage } from '../../../../ui/storage/kept-storage.ts'

const draftSchema = z.object({
  /** `initial` is the value that the page itself had set. If the page now sets another one, that one wins. */
  values: z.record(z.string(), z.object({ value: z.string(), initial: z.string() })),
  /** The time when the visitor first touched the form. */
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

/** Keeps the text typed into a form until it is sent. It survives a reload, a failure and a page change. */
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

/** A field on the page: its current value and its value when the page was rendered. */
export type FieldState = { readonly value: string; readonly initial: string }

/** The values to restore. They never replace typed text or a newer value set by the page. */
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
