import { AuthClient } from '@supabase/auth-js'
import { authPath } from '../../../src/routes.ts'

type BrowserOptions = {
  /** The address of the pages. */
  readonly origin: string
  /** Names the browser's IP address to the server. */
  readonly address: Readonly<Record<string, string>>
  readonly send: (path: string, init: RequestInit) => Response | Promise<Response>
}

/** A separate browser: the published client, with its own cookie jar and IP address. */
export type AccountBrowser = ReturnType<typeof openAccountBrowser>

export function openAccountBrowser({ origin, address, send }: BrowserOptions) {
  const cookies = new Map<string, string>()
  const requests: Response[] = []

  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('Origin', origin)
    for (const [name, value] of Object.entries(address)) headers.set(name, value)
    if (cookies.size > 0) headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
    const response = await send(path, { ...init, headers })
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    requests.push(response)
    return response
  }

  const stored = new Map<string, string>()
  const auth = new AuthClient({
    url: `${origin}${authPath}`,
    fetch: (input, init) => request(String(input).slice(origin.length), init),
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    autoRefreshToken: false,
    detectSessionInUrl: false,
    experimental: { recoveryCodes: true },
  })
  const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  return { auth, request, requests, post, cookies }
}
