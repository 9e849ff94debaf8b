import { authPath, type PagePath, pagePaths } from '../../../routes.ts'

export type LinkKind = 'signup' | 'recovery'

/** What the address says about how a visitor came to the page. */
export type Arrival =
  /** Our own link from a mail: worth something only once its button is pressed. */
  | {
      readonly kind: 'link'
      readonly link: LinkKind
      readonly tokenHash: string
      readonly next: PagePath
    }
  /** A hosted project's link has been followed already: the session itself stands in the address. */
  | { readonly kind: 'session'; readonly recovery: boolean }
  /** A hosted project did not accept a link, or the address holds what no link of ours does. */
  | { readonly kind: 'refused' }

export function readArrival(address: string): Arrival | null {
  const { hash, origin, searchParams } = new URL(address)
  const inHash = new URLSearchParams(hash.slice(1))
  const read = (name: string) => inHash.get(name) ?? searchParams.get(name)
  const type = inHash.get('type')
  const tokenHash = inHash.get('token_hash')
  if (tokenHash) {
    const link = type === 'recovery' ? 'recovery' : 'signup'
    return { kind: 'link', link, tokenHash, next: readNext(inHash.get('next')) }
  }
  const token = inHash.get('access_token')
  // Our own server sends no tokens by address: whoever does would have a visitor signed in as somebody else.
  if (token) {
    const issuer = issuerOf(token)
    return issuer === null || issuer === origin + authPath
      ? { kind: 'refused' }
      : { kind: 'session', recovery: type === 'recovery' }
  }
  return read('error_description') || read('error_code') ? { kind: 'refused' } : null
}

/** Who says to have made a token. Nothing is believed for it: the server checks it. */
function issuerOf(token: string): string | null {
  try {
    const claims = token.split('.')[1] ?? ''
    const { iss } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof iss === 'string' ? iss : null
  } catch {
    return null
  }
}

const pages: readonly PagePath[] = Object.values(pagePaths)

/** Only a page of ours, and never this one: whatever else was asked for leads home. */
export function readNext(asked: string | null): PagePath {
  const page = pages.find((path) => path === asked)
  return page && page !== pagePaths.auth ? page : pagePaths.home
}

/** Takes what only a script may read out of the address bar and the history. */
export function cleanAddress(): void {
  const search = new URLSearchParams(location.search)
  for (const name of ['error', 'error_code', 'error_description']) search.delete(name)
  const rest = search.size > 0 ? `?${search}` : ''
  history.replaceState(history.state, '', location.pathname + rest)
}
