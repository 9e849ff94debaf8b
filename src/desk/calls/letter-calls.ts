import { parseResponse } from 'hono/client'
import type { Letter, ReplyDraft, SavedReplyText } from '../../domain/desk/letters.ts'
import * as limits from '../../domain/limits.ts'
import { deskPath } from '../../routes.ts'
import { api, authorizedFetch, ifMatch } from './desk-calls.ts'

const one = api.inquiries[':reference']
const attachment = one.attachments[':id']
const savedReply = api['saved-replies'][':id']

/** The calls about letters: what they begin with, what goes with them, and sending them. */
export const letterCalls = {
  send: (reference: string, json: Letter) => parseResponse(one.replies.$post({ param: { reference }, json })),
  preview: (reference: string, json: ReplyDraft) =>
    parseResponse(one.replies.preview.$post({ param: { reference }, json })),
  savedReplies: async () => (await parseResponse(api['saved-replies'].$get())).replies,
  saveReply: (id: string, json: SavedReplyText, seen: string | null) =>
    parseResponse(savedReply.$put({ param: { id }, json }, ifMatch(seen))),
  deleteSavedReply: (id: string, seen: string | null) =>
    parseResponse(savedReply.$delete({ param: { id } }, ifMatch(seen))),
  signature: () => parseResponse(api.signature.$get()),
  setSignature: (signature: string | null) => parseResponse(api.signature.$put({ json: { signature } })),
  waitingFiles: async (reference: string) =>
    (await parseResponse(one.attachments.$get({ param: { reference } }))).attachments,
  announceFile: (reference: string, id: string, json: { name: string; bytes: number }) =>
    parseResponse(attachment.$put({ param: { reference, id }, json })),
  removeFile: (reference: string, id: string) =>
    parseResponse(attachment.$delete({ param: { reference, id } })),
  /** Bytes as they are, which the typed client does not send. */
  async putPart(reference: string, id: string, part: number, content: Blob): Promise<void> {
    await authorizedFetch(`${deskPath}/inquiries/${reference}/attachments/${id}/parts/${part}`, {
      method: 'PUT',
      body: content,
      headers: { 'Content-Type': 'application/octet-stream' },
      signal: AbortSignal.timeout(limits.desk.attachmentPartMs),
    })
  },
  async readFile(reference: string, id: string): Promise<Blob> {
    const file = await attachment.$get({ param: { reference, id } })
    return file.blob()
  },
}
