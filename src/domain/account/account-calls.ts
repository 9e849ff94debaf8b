/** The rate-limited calls to the account service, each with its own counter. */
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
