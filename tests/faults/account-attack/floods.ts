import { accountCaptchaAction } from '../../../src/domain/account/account-calls.ts'
import { serverPaths } from '../../../src/routes.ts'
import { solveCaptcha } from '../../support/servers/inquiry-submission.ts'
import { type Battle, pick, randomToken, someAddress } from './battle.ts'

type MailCall = { readonly email: string; readonly from?: string; readonly captchaToken?: string }

const mailPaths = [
  serverPaths.authSignUp,
  serverPaths.authResend,
  serverPaths.authRecover,
  serverPaths.authOtp,
]

/** Asks for one mail, in one of the ways there are. */
async function askForMail(
  battle: Battle,
  { email, from = someAddress(), captchaToken }: MailCall,
  path = pick(mailPaths),
): Promise<void> {
  const { body } = await battle.call(path, {
    body: {
      email,
      password: randomToken(),
      type: 'signup',
      create_user: true,
      ...(captchaToken && { gotrue_meta_security: { captcha_token: captchaToken } }),
    },
    from,
  })
  if (body.access_token) battle.note(`A request for a mail to ${email} opened a session`)
}

const stranger = () => `stranger-${randomToken(8).toLowerCase()}@strangers.example`

/** However the address of a mailbox is written, its mails are counted together. */
export function spellings(email: string): string[] {
  const [name = '', domain = ''] = email.split('@')
  return [email, email.toUpperCase(), `${name}+${randomToken(4).toLowerCase()}@${domain}`, ` ${email}`]
}

export const floods = {
  'a flood of mails to strangers from one address': async (battle: Battle) =>
    askForMail(battle, { email: stranger(), from: '198.51.100.7' }),

  'the same with invented hops before the address': async (battle: Battle) =>
    askForMail(battle, { email: stranger(), from: `${someAddress()}, 198.51.100.8` }),

  'a flood of mails to strangers from many addresses': async (battle: Battle) =>
    askForMail(battle, { email: stranger() }),

  'a flood of mails from an address that solves captchas': async (battle: Battle) => {
    const request = async (path: string) => Response.json((await battle.call(path, { method: 'GET' })).body)
    const captchaToken = await solveCaptcha({ request }, accountCaptchaAction)
    // A proof counts once, however often it is sent.
    const ask = () => askForMail(battle, { email: stranger(), from: '198.51.100.9', captchaToken })
    await Promise.all([ask(), ask()])
  },
}

/** Mails to owners: from many addresses, in every spelling. */
export async function floodOwner(battle: Battle, emails: readonly string[]): Promise<void> {
  await askForMail(battle, { email: pick(spellings(pick(emails))) })
}

/** Uses up the mails of an owner's mailbox, those without a link first, many at the same moment. */
export async function wasteMailsOf(battle: Battle, email: string): Promise<void> {
  const { authSignUp, authResend, authRecover, authOtp } = serverPaths
  const resends = Array.from({ length: 5 }, () => askForMail(battle, { email }, authResend))
  const signUps = spellings(email).map((each) => askForMail(battle, { email: each }, authSignUp))
  await Promise.all([...resends, ...signUps])
  for (const path of [authRecover, authOtp, authRecover, authOtp]) await askForMail(battle, { email }, path)
}
