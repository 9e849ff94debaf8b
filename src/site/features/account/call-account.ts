import { type Answer, sortAnswer } from './ask-accounts.ts'
import { accountStore } from './session/account-store.ts'
import { patientFetch } from './session/patient-fetch.ts'

/** The code of every answer when a hosted project keeps the accounts: it does not know our own calls. */
export const notOurs = 'not_found'

/** Calls one of our own account functions, which the published client does not know. Never throws. */
export async function callAccount(path: string, body?: object): Promise<Answer<unknown>> {
  try {
    const client = await accountStore.open()
    const { data } = await client.getSession()
    const response = await patientFetch(path, {
      method: body ? 'POST' : 'GET',
      headers: {
        Authorization: `Bearer ${data.session?.access_token ?? ''}`,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      body: body ? JSON.stringify(body) : null,
      cache: 'no-store',
    })
    const said: unknown = await response.json()
    if (response.ok) return { kind: 'done', data: said }
    return sortAnswer(response.status, textOf(said, 'error_code'), textOf(said, 'msg'))
  } catch {
    return { kind: 'failed' }
  }
}

/** The text of a field in an answer, or an empty one. */
export function textOf(answer: unknown, name: string): string {
  const value: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined
  return typeof value === 'string' ? value : ''
}
