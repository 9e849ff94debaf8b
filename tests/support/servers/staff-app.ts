import { beforeEach } from 'vitest'
import { createAccountApp, password } from './account-app.ts'
import { codeFor } from './totp-codes.ts'

/** The account service with staff members who use an authenticator app; call it at the top of a file. */
export async function createStaffApp() {
  const clock = { laterMs: 0 }
  const now = () => new Date(Date.now() + clock.laterMs)
  const accounts = await createAccountApp({ now })
  type Browser = ReturnType<typeof accounts.browser>

  beforeEach(async () => {
    clock.laterMs = 0
    await accounts.forgetRates()
  })

  /** A code works once; the next one belongs to another 30-second period. */
  function wait(): void {
    clock.laterMs += 30_000
  }

  async function staff() {
    const person = await accounts.person()
    await accounts.rows(`update users set role = 'producer' where email = $1`, [person.email])
    return person
  }

  async function enroll({ auth }: Browser, friendlyName?: string) {
    const { data, error } = await auth.mfa.enroll({
      factorType: 'totp',
      ...(friendlyName && { friendlyName }),
    })
    if (error) throw error
    return { factorId: data.id, secret: data.totp.secret, ...data }
  }

  type Factor = { readonly factorId: string; readonly secret: string }

  async function prove({ auth }: Browser, { factorId, secret }: Factor) {
    const verified = await auth.mfa.challengeAndVerify({ factorId, code: codeFor(secret, now()) })
    if (verified.error) throw verified.error
    return verified.data
  }

  /** A staff member with a phone, signed in with both proofs. */
  async function provenStaff() {
    const person = await staff()
    const factor = await enroll(person)
    await prove(person, factor)
    wait()
    return { person, factor }
  }

  async function signIn(email: string): Promise<Browser> {
    const used = accounts.browser()
    const { error } = await used.auth.signInWithPassword({ email, password })
    if (error) throw error
    return used
  }

  return { accounts, clock, now, wait, staff, enroll, prove, provenStaff, signIn }
}
