import { createHmac } from 'node:crypto'

/** Whether two machines have the same APP_SECRET, and nothing else about it. */
export function secretMark(secret: string): string {
  return createHmac('sha256', secret).update('backup').digest('hex').slice(0, 16)
}
