/** The calls to the account service that are counted, each for itself. */
export const accountCalls = [
  'password',
  'sign-up',
  'recover',
  'resend',
  'verify',
  'update',
  'factor',
] as const

export type AccountCall = (typeof accountCalls)[number]
