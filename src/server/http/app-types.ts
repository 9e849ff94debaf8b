import type { Context, Hono } from 'hono'

/** What the Node adapter adds; absent when a test sends a Request directly. */
type Bindings = { readonly incoming?: { readonly socket: { readonly remoteAddress?: string } } }

export type AppTypes = { Bindings: Bindings; Variables: { requestId: string } }
export type App = Hono<AppTypes>
export type AppContext = Context<AppTypes>

/** How every function says no. */
export function failure(code: string, message: string, fields?: Readonly<Record<string, string>>) {
  return { ok: false, error: { code, message, ...(fields && { fields }) } } as const
}

/** What a request says its body is, without parameters. */
export function mediaType(c: AppContext): string {
  return (c.req.header('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}
