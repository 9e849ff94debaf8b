import * as limits from '../../domain/limits.ts'

/** The sentences that explain the deletion of an account. The account page and the privacy policy use the same sentences. */

const { deletionDays } = limits.account

export const deletionWeek = deletionDays === 7 ? 'a week' : `${deletionDays} days`

export const inquiriesAfterDeletion =
  'The inquiries you sent stay with us without the account: we answer them, and their status links go on working. To have one deleted as well, write to us with its reference.'
