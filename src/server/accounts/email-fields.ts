import { domainToASCII } from 'node:url'
import * as z from 'zod/mini'
import { accountEmailField } from '../../domain/account/account-fields.ts'
import { isMailAddress } from '../mail/mail-message.ts'

/** An account's address. Some browsers send an international domain as typed, others in ASCII: both mean one account. */
export const emailField = z.pipe(accountEmailField, z.transform(withPlainDomain))

/** An address that is going to get a mail; the message is the published client's. */
export const newEmailField = z.pipe(
  z.catch(emailField, ''),
  z.string().check(z.refine(isMailAddress, 'Unable to validate email address: invalid format')),
)

function withPlainDomain(email: string): string {
  const at = email.lastIndexOf('@') + 1
  const domain = email.slice(at)
  if (!/\P{ASCII}/u.test(domain) || !isMailAddress(email)) return email
  return email.slice(0, at) + (domainToASCII(domain) || domain)
}
