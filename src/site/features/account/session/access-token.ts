import * as limits from '../../../../domain/limits.ts'
import { accountStore, isSessionStored } from './account-store.ts'

/** The signed-in visitor's token, or null if it takes too long. A form never fails because of it. */
export async function accessToken(): Promise<string | null> {
  if (!isSessionStored()) return null
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), limits.accountPage.tokenMs))
  return Promise.race([readToken(), late])
}

async function readToken(): Promise<string | null> {
  try {
    const client = await accountStore.open()
    const { data } = await client.getSession()
    return data.session?.access_token ?? null
  } catch {
    return null
  }
}
