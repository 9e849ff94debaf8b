/** The rate-limited calls to the account service, each with its own counter. */
export const accountCalls = [
  'password',
  'refresh',
  'sign-up',
  'recover',
  'resend',
  'otp',
  'reauthenticate',
  'address',
  'deletion',
  'export',
  'verify',
  'update',
  'factor',
] as const

/** For the captcha of the calls that ask for a mail. */
export const accountCaptchaAction = 'account_mail'

export type AccountCall = (typeof accountCalls)[number]
