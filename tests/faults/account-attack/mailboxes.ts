import PostalMime from 'postal-mime'
import { expect } from 'vitest'
import type { AccountMailKind } from '../../../src/content/account/account-mails.ts'
import { mailboxOf } from '../../../src/server/mail/mail-message.ts'
import type { TroubledMailServer } from '../mail-server.ts'

type AccountMail = {
  readonly to: string
  readonly kind: AccountMailKind
  /** Of the link, if there is one. */
  readonly token: string
}

export type Mailboxes = {
  /** The newest link of these kinds in a mailbox that its owner has not taken yet; waits until there is one. */
  takeLink(to: string, kinds: readonly AccountMailKind[]): Promise<string>
  /** The links that owners have used; whoever finds one later gains nothing. */
  readonly used: string[]
  all(): Promise<readonly AccountMail[]>
}

/** The mails that a mail server has received, as the owners of the mailboxes see them. */
export function openMailboxes(server: TroubledMailServer): Mailboxes {
  const read: AccountMail[] = []
  const taken: string[] = []
  let seen = 0

  async function all(): Promise<readonly AccountMail[]> {
    const fresh = server.taken.slice(seen)
    seen += fresh.length
    read.push(...(await Promise.all(fresh.map(({ text }) => readMail(text)))))
    return read
  }

  return {
    used: [],
    all,
    async takeLink(to, kinds) {
      let token = ''
      const look = async () => {
        const links = (await all()).filter((mail) => mail.to === to && kinds.includes(mail.kind))
        token = links.findLast((mail) => !taken.includes(mail.token))?.token ?? ''
        return token
      }
      await expect.poll(look, { message: `${kinds.join(' or ')} for ${to}` }).not.toBe('')
      taken.push(token)
      return token
    },
  }
}

async function readMail(raw: string): Promise<AccountMail> {
  const { to, messageId = '', text = '' } = await PostalMime.parse(Buffer.from(raw, 'latin1'))
  const link = new URLSearchParams(/\/auth#(\S+)/.exec(text)?.[1])
  return {
    to: to?.[0]?.address ?? '',
    kind: /^<account-([a-z-]+)\./.exec(messageId)?.[1] as AccountMailKind,
    token: link.get('token_hash') ?? '',
  }
}

/** How many mails the fullest of these mailboxes and their variants got. */
export function mostInOneMailbox(mails: readonly AccountMail[], owners: readonly string[]): number {
  return Math.max(
    ...owners.map((owner) => mails.filter(({ to }) => mailboxOf(to) === mailboxOf(owner)).length),
  )
}
