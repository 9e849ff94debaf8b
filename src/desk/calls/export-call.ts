import type { ExportFormat } from '../../domain/desk/export-format.ts'
import type { listQuery } from '../../domain/desk/inbox-search.ts'
import { api } from './desk-calls.ts'
import { Trouble } from './trouble.ts'

type ExportOptions = {
  readonly format: ExportFormat
  readonly signal: AbortSignal
  /** Told how many bytes have arrived. */
  readonly onBytes: (bytes: number) => void
}

/** A list to its end, as a file. One that breaks off is thrown away: half a list looks like a whole one. */
export async function exportList(
  query: ReturnType<typeof listQuery>,
  { format, signal, onBytes }: ExportOptions,
): Promise<Blob> {
  const answer: Response = await api.export.$get({ query: { ...query, format } }, { init: { signal } })
  if (!answer.body) throw new Trouble('failed')
  let bytes = 0
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(piece, next) {
        bytes += piece.byteLength
        onBytes(bytes)
        next.enqueue(piece)
      },
    }),
  )
  try {
    return await new Response(counted, { headers: answer.headers }).blob()
  } catch {
    throw new Trouble('offline')
  }
}
