import * as z from 'zod/mini'

/** Why a call failed, as far as it changes what a person can do about it. */
export type TroubleKind =
  | 'signed-out'
  | 'second-factor'
  | 'not-allowed'
  | 'not-found'
  | 'changed-meanwhile'
  | 'too-many'
  | 'offline'
  | 'failed'

export class Trouble extends Error {
  readonly kind: TroubleKind
  /** The present state, when somebody else was faster. */
  readonly now: unknown
  /** The server's own words, where it said something. */
  readonly said: string | undefined

  constructor(kind: TroubleKind, now?: unknown, said?: string) {
    super(kind)
    this.kind = kind
    this.now = now
    this.said = said
  }
}

const answerSchema = z.object({
  error: z.object({ code: z.string(), message: z.optional(z.string()) }),
  now: z.optional(z.unknown()),
})

const kinds: ReadonlyMap<string, TroubleKind> = new Map([
  ['sign_in_needed', 'signed-out'],
  ['signed_out', 'signed-out'],
  ['second_factor_needed', 'second-factor'],
  ['forbidden', 'not-allowed'],
  ['not_found', 'not-found'],
  ['changed_meanwhile', 'changed-meanwhile'],
  ['rate_limited', 'too-many'],
])

/** Reads the body of a refusal; a body that is none of ours is a failure. */
export function readTrouble(body: unknown): Trouble {
  const parsed = answerSchema.safeParse(body)
  if (!parsed.success) return new Trouble('failed')
  const { error, now } = parsed.data
  // The complaint about a call that the desk itself made wrongly is written for programmers.
  const said = error.code === 'bad_request' ? undefined : error.message || undefined
  return new Trouble(kinds.get(error.code) ?? 'failed', now, said)
}

export function troubleKind(error: unknown): TroubleKind {
  return error instanceof Trouble ? error.kind : 'failed'
}
