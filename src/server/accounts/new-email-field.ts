import * as z from 'zod/mini'
import { accountEmailField } from '../../domain/account/account-fields.ts'
import { isMailAddress } from '../mail/mail-message.ts'

/** An address that is going to get a mail. */
export const newEmailField = z.pipe(
  accountEmailField,
  z.string().check(z.refine(isMailAddress, 'Unable to validate email address: invalid format')),
)
