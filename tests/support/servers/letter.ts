import { randomUUID } from 'node:crypto'

/** A letter as the desk sends it to the server. */
export function letter(subject: string, text: string) {
  return { id: randomUUID(), subject, text, attachments: [] }
}
