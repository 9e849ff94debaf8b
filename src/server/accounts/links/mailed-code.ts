import { createHmac } from 'node:crypto'

const digits = 6

/** A six-digit code derived from the mail's job, so that every attempt to send the mail contains the same one. */
export function mailedCode(secret: string, jobId: string): string {
  const number = createHmac('sha256', secret).update(`code ${jobId}`).digest().readUIntBE(0, 6)
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** Keyed, because so short a code could be found from a plain hash. */
export function hashMailedCode(secret: string, userId: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`mailed code ${userId} ${code}`).digest()
}
