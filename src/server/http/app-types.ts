import type { Context, Hono } from 'hono'

/** Added by the Node adapter; absent when a test sends a Request directly. */
type Bindings = { readonly incoming?: { readonly socket: { readonly remoteAddress?: string } } }

export type AppTypes = { Bindings: Bindings; Variables: { requestId: string } }
export type App = Hono<AppTypes>
export type AppContext = Context<AppTypes>

/** The error body of every function. */
export function failure(code: string, message: string, fields?: Readonly<Record<string, string>>) {
  return { ok: false, error: { code, message, ...(fields && { fields }) } } as const
}

/** The media type of a request's body, without parameters. */
export function mediaType(c: AppContext): string {
  return (c.req.header('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}
