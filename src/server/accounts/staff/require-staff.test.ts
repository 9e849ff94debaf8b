import { beforeEach, expect, test } from 'vitest'
import { createAccountApp, password } from '../../../../tests/support/servers/account-app.ts'
import { codeFor } from '../../../../tests/support/servers/totp-codes.ts'
import { portlandDay } from '../../../domain/portland-day.ts'
import { serverPaths } from '../../../routes.ts'
import { startAvailabilityService } from '../../availability/start-availability-service.ts'
import { createRequireStaff } from './require-staff.ts'

let laterMs = 0
const now = () => new Date(Date.now() + laterMs)
const accounts = await createAccountApp({ now })
const { pool } = accounts.database
const rentals = await startAvailabilityService({
  pool,
  now,
  serviceKey: 'k'.repeat(32),
  requireStaff: createRequireStaff(accounts.service.authenticate),
})
rentals.addRoutes(accounts.app)
type Browser = ReturnType<typeof accounts.browser>

beforeEach(async () => {
  laterMs = 0
  await pool.query('delete from bookings')
  await accounts.forgetRates()
})

async function tokenOf({ auth }: Browser): Promise<string> {
  return (await auth.getSession()).data.session?.access_token ?? ''
}

async function book(token: string | null) {
  const response = await accounts.app.request(serverPaths.bookUnits, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ itemId: 'canon-eos-c70', quantity: 1, from: portlandDay(now()) }),
  })
  const { rowCount: booked } = await pool.query('select from bookings where not is_sample')
  const { error } = await response.json()
  return { status: response.status, code: error?.code ?? null, booked }
}

async function staff() {
  const person = await accounts.person()
  await accounts.rows(`update users set role = 'producer' where email = $1`, [person.email])
  const { data } = await person.auth.mfa.enroll({ factorType: 'totp' })
  const secret = data?.totp.secret ?? ''
  const prove = async ({ auth }: Browser) => {
    const { error } = await auth.mfa.challengeAndVerify({
      factorId: data?.id ?? '',
      code: codeFor(secret, now()),
    })
    if (error) throw error
    laterMs += 30_000
  }
  return { person, prove }
}

test('staff with both proofs can book, and so can the service key', async () => {
  const { person, prove } = await staff()
  await prove(person)
  expect(await book(await tokenOf(person))).toEqual({ status: 200, code: null, booked: 1 })
  expect(await book('k'.repeat(32))).toEqual({ status: 200, code: null, booked: 2 })
})

test('anonymous visitors cannot book, whatever they send as a token', async () => {
  expect(await book(null)).toEqual({ status: 401, code: 'sign_in_needed', booked: 0 })
  for (const token of ['x'.repeat(32), 'a.b.c', 'k'.repeat(31)]) {
    expect(await book(token)).toEqual({ status: 403, code: 'signed_out', booked: 0 })
  }
})

test('signed-in visitors cannot book', async () => {
  const visitor = await accounts.person()
  expect(await book(await tokenOf(visitor))).toEqual({ status: 403, code: 'forbidden', booked: 0 })
})

test('staff cannot book with the password alone, nor with a token from before the second proof', async () => {
  const { person, prove } = await staff()
  const before = await tokenOf(person)
  expect(await book(before)).toEqual({ status: 403, code: 'second_factor_needed', booked: 0 })
  await prove(person)
  expect(await book(before)).toEqual({ status: 403, code: 'second_factor_needed', booked: 0 })
  const later = accounts.browser()
  await later.auth.signInWithPassword({ email: person.email, password })
  expect(await book(await tokenOf(later))).toEqual({ status: 403, code: 'second_factor_needed', booked: 0 })
})

test('staff cannot book with an expired token, in an ended session, or after losing the role', async () => {
  const { person, prove } = await staff()
  await prove(person)
  const token = await tokenOf(person)
  laterMs += 3_600_000
  expect(await book(token)).toEqual({ status: 403, code: 'signed_out', booked: 0 })
  laterMs -= 3_600_000
  await accounts.rows(`update users set role = 'visitor' where email = $1`, [person.email])
  expect(await book(token)).toEqual({ status: 403, code: 'forbidden', booked: 0 })
  await accounts.rows(`update users set role = 'producer' where email = $1`, [person.email])
  await person.auth.signOut()
  expect(await book(token)).toEqual({ status: 403, code: 'signed_out', booked: 0 })
})

test('nobody becomes staff by claiming the role', async () => {
  const { auth } = await accounts.person()
  const { data } = await auth.updateUser({ data: { role: 'staff', app_metadata: { role: 'staff' } } })
  expect(data.user?.app_metadata).not.toHaveProperty('role')
  const { data: refreshed } = await auth.refreshSession()
  expect(await book(refreshed.session?.access_token ?? '')).toMatchObject({ status: 403, code: 'forbidden' })
})
