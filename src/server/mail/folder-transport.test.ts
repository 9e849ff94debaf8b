import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMailTransport } from './create-mail-transport.ts'
import { createFolderTransport } from './folder-transport.ts'
import type { MailMessage } from './mail-message.ts'

const message: MailMessage = {
  messageId: '<lead-7k3mp-q2xwa.owner@www.bridgelight.example>',
  from: { name: 'Bridgelight', address: 'website@bridgelight.example' },
  to: { name: 'Owner', address: 'owner@bridgelight.example' },
  replyTo: { name: 'Zoë "Z"\r\nBcc: x@y.example', address: 'zoe@example.com' },
  subject: 'Quote request from Zoë 🎬',
  text: 'Plain words\n\nfor Zoë',
  html: '<p>Rich words for Zoë</p>',
  date: new Date('2026-11-16T23:05:07Z'),
}
const fileName = '2026-11-16T23-05-07_lead-7k3mp-q2xwa.owner.eml'

let base = ''
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'mail-folder-'))
})
afterEach(() => rm(base, { recursive: true, force: true }))

test('a mail becomes one file that any mail program opens', async () => {
  const folder = join(base, 'new', 'mail')
  await createMailTransport({ kind: 'folder', path: folder }).send(message)
  expect(await readdir(folder)).toEqual([fileName])
  const raw = await readFile(join(folder, fileName))
  const mail = await PostalMime.parse(raw)
  expect(mail).toMatchObject({
    messageId: message.messageId,
    from: message.from,
    to: [message.to],
    replyTo: [{ name: 'Zoë "Z" Bcc: x@y.example', address: 'zoe@example.com' }],
    subject: message.subject,
  })
  expect(mail.text?.trimEnd()).toBe(message.text)
  expect(mail.html?.trim()).toBe(message.html)
  expect(raw.toString('latin1')).toMatch(/^content-type: multipart\/alternative/im)
  expect(raw.toString('latin1')).not.toMatch(/^bcc:|[^\r]\n/im)
  expect((await stat(join(folder, fileName))).mode & 0o077).toBe(0)
})

test('the same message sent again replaces its file; another message gets its own', async () => {
  const transport = createFolderTransport(base)
  await transport.send(message)
  await transport.send({ ...message, text: 'Second try', date: new Date('2026-11-17T08:00:00Z') })
  expect(await readdir(base)).toEqual([fileName])
  expect(await readFile(join(base, fileName), 'utf8')).toContain('Second try')
  await transport.send({ ...message, messageId: '<lead-7k3mp-q2xwa.visitor@www.bridgelight.example>' })
  expect(await readdir(base)).toHaveLength(2)
})

test('many mails are written at the same time, even when the folder is removed in between', async () => {
  const folder = join(base, 'mail')
  const transport = createFolderTransport(folder)
  await transport.send(message)
  await rm(folder, { recursive: true })
  const ids = Array.from({ length: 20 }, (_, index) => `<mail-${index}@bridgelight.example>`)
  await Promise.all([...ids, ...ids].map((messageId) => transport.send({ ...message, messageId })))
  const names = await readdir(folder)
  expect(names).toHaveLength(20)
  expect(names.every((name) => name.endsWith('.eml'))).toBe(true)
})

test('an id cannot lead out of the folder', async () => {
  const folder = join(base, 'mail')
  await createFolderTransport(folder).send({ ...message, messageId: '<../../etc/x@y.example>' })
  expect(await readdir(base)).toEqual(['mail'])
  expect(await readdir(folder)).toEqual(['2026-11-16T23-05-07_..-..-etc-x.eml'])
})

test('an unwritable folder is an error until it becomes writable', async () => {
  const folder = join(base, 'mail')
  await writeFile(folder, 'a file in the way')
  const transport = createFolderTransport(folder)
  await expect(transport.send(message)).rejects.toMatchObject({ name: 'MailError', kind: 'folder' })
  await rm(folder)
  await mkdir(folder)
  await chmod(folder, 0o700)
  await transport.send(message)
  expect(await readdir(folder)).toEqual([fileName])
})
