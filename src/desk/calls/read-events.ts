import * as z from 'zod/mini'
import { parseJson } from '../../domain/parse-json.ts'

/** An inquiry that arrived or changed, or the settings; `unknown` when any of them may have. */
export type LiveChange =
  | { readonly kind: 'arrived'; readonly reference: string; readonly held: boolean }
  | { readonly kind: 'changed'; readonly reference: string }
  | { readonly kind: 'settings' }
  | { readonly kind: 'unknown' }

const changeSchema = z.union([
  z.object({ reference: z.string(), new: z.boolean(), held: z.boolean() }),
  z.object({ settings: z.literal(true) }),
])

/** Takes the pieces of an event stream as they come and returns the changes that are complete. */
export function createEventReader(): (piece: string) => LiveChange[] {
  let rest = ''
  return (piece) => {
    const blocks = (rest + piece).replaceAll('\r\n', '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    return blocks.flatMap((block) => readBlock(block) ?? [])
  }
}

function readBlock(block: string): LiveChange | null {
  const lines = block.split('\n')
  // The heartbeat has a name; changes have none.
  if (lines.some((line) => line.startsWith('event:'))) return null
  const data = lines
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trimStart())
    .join('\n')
  if (data === '') return null
  const change = changeSchema.safeParse(parseJson(data))
  if (!change.success) return { kind: 'unknown' }
  if ('settings' in change.data) return { kind: 'settings' }
  const { reference, new: isNew, held } = change.data
  return isNew ? { kind: 'arrived', reference, held } : { kind: 'changed', reference }
}
