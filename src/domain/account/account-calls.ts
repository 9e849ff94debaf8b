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

/** For the captcha of the calls that ask for a mail. */
export const accountCaptchaAction = 'account_mail'

export type AccountCall = (typeof accountCalls)[number]
