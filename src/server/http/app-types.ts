import type { Context, Hono, TypedResponse } from 'hono'

/** Added by the Node adapter; absent when a test sends a Request directly. */
type Bindings = { readonly incoming?: { readonly socket: { readonly remoteAddress?: string } } }

export type AppTypes = { Bindings: Bindings; Variables: { requestId: string } }
export type App = Hono<AppTypes>
export type AppContext = Context<AppTypes>

/** The error body of every function. */
export function failure(code: string, message: string, fields?: Readonly<Record<string, string>>) {
  return { ok: false, error: { code, message, ...(fields && { fields }) } } as const
}

/** An error response whose status and body a typed client knows. */
export type Refusal<Status extends 400 | 401 | 403 | 503> = Response &
  TypedResponse<
    { readonly ok: false; readonly error: { readonly code: string; readonly message: string } },
    Status,
    'json'
  >

/** The media type of a request's body, without parameters. */
export function mediaType(c: AppContext): string {
  return (c.req.header('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}
