import type { MailDestination } from '../env.ts'
import { createFolderTransport } from './folder-transport.ts'
import type { MailTransport } from './mail-message.ts'
import { createSmtpTransport } from './smtp-transport.ts'

export function createMailTransport(destination: MailDestination): MailTransport {
  return destination.kind === 'smtp'
    ? createSmtpTransport(destination.url)
    : createFolderTransport(destination.path)
}
