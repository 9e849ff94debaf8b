/** Words of the mails that staff send from the desk; the letter itself is theirs. */
export const replyMailWords = {
  slate: 'Reference',
  status: 'See your inquiry',
  note: 'Just answer this email to reach us.',
} as const
