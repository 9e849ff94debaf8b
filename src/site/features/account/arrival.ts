import { type SignInTarget, signInTarget } from '../../../domain/account/sign-in-target.ts'
import { authPath } from '../../../routes.ts'

/** The mails with a link that anybody can ask for by naming an address. */
export type MailKind = 'signup' | 'recovery' | 'magiclink'

/** Links that nobody gets by naming an address: somebody signed in asked for them, an owner, or the server printed them. */
export type GivenKind = 'email_change' | 'factor_reset' | 'invite' | 'first_owner'

/** The effect of one of our links. */
export type LinkKind = MailKind | GivenKind

const linkKinds: readonly LinkKind[] = [
  'recovery',
  'magiclink',
  'email_change',
  'factor_reset',
  'invite',
  'first_owner',
]

/** How a visitor came to the page, as read from the address. */
export type Arrival =
  /** Our own link from an email. It is used up only when the visitor presses the button. */
  | {
      readonly kind: 'link'
      readonly link: LinkKind
      readonly tokenHash: string
      readonly next: SignInTarget
    }
  /** A hosted project has already followed the link: the session itself is in the address. */
  | { readonly kind: 'session'; readonly recovery: boolean }
  /** A hosted project rejected a link, or the address holds something that none of our links contain. */
  | { readonly kind: 'refused' }

/**
 * `canonical` is the site's own origin. Tokens in the fragment of any other address are refused: whoever
 * serves the site under another name must not be able to sign visitors in there.
 */
export function readArrival(address: string, canonical: string | null): Arrival | null {
  const { hash, origin, searchParams } = new URL(address)
  const inHash = new URLSearchParams(hash.slice(1))
  const read = (name: string) => inHash.get(name) ?? searchParams.get(name)
  const type = inHash.get('type')
  const tokenHash = inHash.get('token_hash')
  if (tokenHash) {
    const link = linkKinds.find((kind) => kind === type) ?? 'signup'
    return { kind: 'link', link, tokenHash, next: signInTarget(inHash.get('next')) }
  }
  const token = inHash.get('access_token')
  // Our own server never puts tokens into an address. Accepting them would let an attacker sign a visitor in
  // as somebody else.
  if (token) {
    const issuer = issuerOf(token)
    return origin !== canonical || issuer === null || issuer === origin + authPath
      ? { kind: 'refused' }
      : { kind: 'session', recovery: type === 'recovery' }
  }
  return read('error_description') || read('error_code') ? { kind: 'refused' } : null
}

/** The origin that the site is meant to be visited at, as every page states it in its head. */
export function canonicalOrigin(): string | null {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  return link ? new URL(link.href).origin : null
}

/** The issuer that a token claims to have. It is not trusted: the server checks the token. */
function issuerOf(token: string): string | null {
  try {
    const claims = token.split('.')[1] ?? ''
    const { iss } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof iss === 'string' ? iss : null
  } catch {
    return null
  }
}

/** Removes tokens and errors from the address bar and the history. */
export function cleanAddress(): void {
  const search = new URLSearchParams(location.search)
  for (const name of ['error', 'error_code', 'error_description']) search.delete(name)
  const rest = search.size > 0 ? `?${search}` : ''
  history.replaceState(history.state, '', location.pathname + rest)
}
