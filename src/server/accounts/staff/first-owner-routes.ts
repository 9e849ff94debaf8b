import * as z from 'zod/mini'
import { displayNameField } from '../../../domain/account/account-fields.ts'
import { serverPaths } from '../../../routes.ts'
import type { App, AppContext } from '../../http/app-types.ts'
import { accountFailure, tooManyRequests } from '../account-error.ts'
import { newEmailField } from '../email-fields.ts'
import { readBody } from '../read-body.ts'
import { hasFactor } from '../sessions/open-session.ts'
import { sessionPlace } from '../sessions/session-place.ts'
import type { ReportCall } from '../sessions/session-routes.ts'
import type { AccountThrottle } from '../sign-in/account-throttle.ts'
import { type DeviceDeps, rememberDevice } from '../sign-in/device-cookie.ts'
import { judgePassword } from '../sign-in/judge-password.ts'
import { becomeFirstOwner } from './first-owner.ts'

type FirstOwnerRouteDeps = Parameters<typeof becomeFirstOwner>[0] &
  DeviceDeps & {
    readonly throttle: AccountThrottle
    readonly clientAddress: (c: AppContext) => string
    readonly report: ReportCall
  }

const bodySchema = z.object({
  token: z.string('A link is needed').check(z.maxLength(200)),
  email: newEmailField,
  displayName: displayNameField,
  password: z.string('A password is needed'),
})

/** The call of the page that the first owner's link opens. The published client has none like it. */
export function addFirstOwnerRoutes(app: App, deps: FirstOwnerRouteDeps): void {
  app.post(serverPaths.accountFirstOwner, async (c) => {
    const body = await readBody(c, bodySchema)
    if (!body.ok) return body.response
    const address = deps.clientAddress(c)
    const wait = await deps.throttle.call('verify', address, null)
    if (wait !== null) {
      deps.report(c, 'verify')
      return tooManyRequests(c, wait)
    }
    const weak = judgePassword(body.data.password, body.data.email)
    if (weak) return accountFailure(c, 422, 'weak_password', weak.message, { weak_password: weak })
    const outcome = await becomeFirstOwner(deps, body.data, {
      address,
      signal: c.req.raw.signal,
      place: sessionPlace(c),
    })
    switch (outcome.kind) {
      case 'signed-in':
        if (!hasFactor(outcome.body)) await rememberDevice(c, deps, outcome.body.user.id)
        return c.json(outcome.body)
      case 'unknown':
        return accountFailure(
          c,
          403,
          'otp_expired',
          'This link was used, has expired or is not needed any more',
        )
      case 'taken':
        return accountFailure(
          c,
          422,
          'email_exists',
          'This address has an account already. Give its password, or another address.',
        )
      case 'busy':
        return tooManyRequests(c, 1)
    }
  })
}
