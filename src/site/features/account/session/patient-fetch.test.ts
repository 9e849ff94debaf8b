import { afterEach, expect, test, vi } from 'vitest'
import { lastWaitSeconds, patientFetch } from './patient-fetch.ts'

afterEach(() => vi.unstubAllGlobals())

function answering(response: Response) {
  const asked: Headers[] = []
  vi.stubGlobal('fetch', async (_input: RequestInfo | URL, init?: RequestInit) => {
    asked.push(new Headers(init?.headers))
    return response
  })
  return asked
}

test('every account call names the time zone and keeps its own headers', async () => {
  const asked = answering(Response.json({}))
  await patientFetch('https://studio.example/auth/v1/user', { headers: { Authorization: 'Bearer token' } })
  expect(asked[0]?.get('X-Time-Zone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
  expect(asked[0]?.get('Authorization')).toBe('Bearer token')
})

test('the wait that the server asks for is known until the next answer', async () => {
  answering(Response.json({}, { status: 429, headers: { 'Retry-After': '42' } }))
  await patientFetch('https://studio.example/')
  expect(lastWaitSeconds()).toBe(42)
  answering(Response.json({}))
  await patientFetch('https://studio.example/')
  expect(lastWaitSeconds()).toBe(null)
})
