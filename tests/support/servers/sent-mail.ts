import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import type { AccountMailKind } from '../../../src/content/account/account-mails.ts'

/** Reads a sent mail: without a mail server, every message is a file that new developers can open, too. */
export async function sentMail(reference: string, to: 'visitor' | 'owner'): Promise<Email | null> {
  const folder = join(process.env.SITE_DATA_DIR ?? '', 'mail')
  const names = await readdir(folder).catch(() => [])
  const name = names.find((each) => each.includes(reference.toLowerCase()) && each.includes(to))
  return name === undefined ? null : PostalMime.parse(await readFile(join(folder, name)))
}

/** The newest mail of that kind to that address: `confirm` and `reset` carry a link, `known` does not. */
export async function sentAccountMail(address: string, kind: AccountMailKind): Promise<Email | null> {
  return (await mailsTo(address, `_account-${kind}.`)).at(-1) ?? null
}

/** The confirmations of inquiries sent from that address, oldest first. */
export function confirmationsTo(address: string): Promise<Email[]> {
  return mailsTo(address, 'visitor')
}

/** The letters that staff sent to that address, oldest first. */
export function lettersTo(address: string): Promise<Email[]> {
  return mailsTo(address, '_reply-')
}

async function mailsTo(address: string, kind: string): Promise<Email[]> {
  const folder = join(process.env.SITE_DATA_DIR ?? '', 'mail')
  // File names begin with the time.
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.includes(kind)).sort()
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  )
  return mails.filter(({ to }) => to?.[0]?.address === address.toLowerCase())
}

/** The link behind the button in an account mail. */
export function accountLink(mail: Email): string {
  return /https?:\/\/\S+\/auth\S*/.exec(mail.text ?? '')?.[0] ?? ''
}
