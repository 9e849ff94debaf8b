import * as z from 'zod/mini'
import { parseJson } from '../../../../domain/parse-json.ts'
import { keepDraft, readDraft } from '../../../session/drafts.ts'

const draftSchema = z.object({ id: z.string(), subject: z.string(), text: z.string() })

/** A letter that is not sent yet. Its id goes with every try to send it, so that two tries are one letter. */
export type LetterDraft = z.output<typeof draftSchema>

const nameOf = (reference: string) => `reply ${reference}`

/** Null when nothing was begun. */
export function readLetter(reference: string): LetterDraft | null {
  const kept = readDraft(nameOf(reference))
  return kept === '' ? null : (draftSchema.safeParse(parseJson(kept)).data ?? null)
}

export function keepLetter(reference: string, draft: LetterDraft): void {
  keepDraft(nameOf(reference), JSON.stringify(draft))
}

export function forgetLetter(reference: string): void {
  keepDraft(nameOf(reference), '')
}
