import * as z from 'zod/mini'
import * as limits from '../../../domain/limits.ts'
import { serverPaths } from '../../../routes.ts'
import type { App, AppContext } from '../../http/app-types.ts'
import { lacksFactor, type SignedIn } from '../account.ts'
import { accountFailure, tooManyRequests } from '../account-error.ts'
import { readBody } from '../read-body.ts'
import type { ReportCall } from '../sessions/session-routes.ts'
import { type DeviceDeps, rememberDevice } from '../sign-in/device-cookie.ts'
import { type Authenticate, refuse } from '../tokens/authenticate.ts'
import type { FactorTries } from './count-tries.ts'
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  makeRecoveryCodes,
  type RecoveryCodeDeps,
  spendRecoveryCode,
} from './recovery-codes.ts'

type RecoveryCodeRouteDeps = RecoveryCodeDeps &
  DeviceDeps & {
    readonly authenticate: Authenticate
    readonly tries: FactorTries
    readonly report: ReportCall
  }

const codeSchema = z.object({ code: z.string('code is missing').check(z.maxLength(100)) })
const total = limits.factors.recoveryCodes
const type = 'recovery_code'

/** Recovery codes, in the published client's protocol. An account has one set, so the set has the account's id. */
export function addRecoveryCodeRoutes(app: App, deps: RecoveryCodeRouteDeps): void {
  app.get(serverPaths.authRecoveryCodes, async (c) => {
    const signedIn = await deps.authenticate(c)
    if ('kind' in signedIn) return refuse(c, signedIn)
    const remaining = await countRecoveryCodes(deps.pool, signedIn)
    return remaining ? c.json({ id: signedIn.account.id, type, total, remaining }) : noCodes(c)
  })

  app.post(serverPaths.authRecoveryCodes, (c) => makeCodes(c, 'first'))
  app.post(serverPaths.authRecoveryCodesAgain, (c) => makeCodes(c, 'again'))

  app.delete(serverPaths.authRecoveryCodes, async (c) => {
    const signedIn = await readProven(c)
    if (signedIn instanceof Response) return signedIn
    return (await deleteRecoveryCodes(deps.pool, signedIn)) ? c.json({ id: signedIn.account.id }) : noCodes(c)
  })

  app.post(serverPaths.authRecoveryCodesVerify, async (c) => {
    const signedIn = await deps.authenticate(c)
    if ('kind' in signedIn) return refuse(c, signedIn)
    const body = await readBody(c, codeSchema)
    if (!body.ok) return body.response
    const wait = await deps.tries.count(c, 'recovery-code', signedIn)
    if (wait !== null) {
      deps.report(c, 'factor')
      return tooManyRequests(c, wait)
    }
    const outcome = await spendRecoveryCode(deps, signedIn, body.data.code)
    if (outcome === 'session-over') return refuse(c, { kind: 'refused', code: 'session_not_found' })
    if (outcome === 'wrong') {
      return accountFailure(
        c,
        422,
        'mfa_verification_failed',
        'This recovery code is wrong or was used before.',
      )
    }
    await rememberDevice(c, deps, signedIn.account.id)
    return c.json(outcome)
  })

  async function makeCodes(c: AppContext, turn: 'first' | 'again'): Promise<Response> {
    const signedIn = await readProven(c)
    if (signedIn instanceof Response) return signedIn
    const outcome = await makeRecoveryCodes(deps, signedIn, turn)
    if (outcome.kind === 'made') {
      const { id } = signedIn.account
      return c.json({ id, type, friendly_name: 'Recovery codes', total, codes: outcome.codes })
    }
    switch (outcome.why) {
      case 'session-over':
        return refuse(c, { kind: 'refused', code: 'session_not_found' })
      case 'no-factor':
        return accountFailure(
          c,
          422,
          'mfa_recovery_codes_sole_factor',
          'Recovery codes need an authenticator app to stand in for',
        )
      case 'exist':
        return accountFailure(c, 422, 'mfa_verified_factor_exists', 'There are recovery codes already')
      case 'none':
        return noCodes(c)
    }
  }

  /** The signed-in person, if they gave the second factor that the account requires. */
  async function readProven(c: AppContext): Promise<SignedIn | Response> {
    const signedIn = await deps.authenticate(c)
    if ('kind' in signedIn) return refuse(c, signedIn)
    if (!lacksFactor(signedIn)) return signedIn
    return accountFailure(c, 403, 'insufficient_aal', 'AAL2 required to manage recovery codes')
  }
}

function noCodes(c: AppContext): Response {
  return accountFailure(c, 404, 'mfa_factor_not_found', 'There are no recovery codes')
}
