import type { Arrival, LinkKind, MailKind } from '../arrival.ts'

export type Link = Extract<Arrival, { kind: 'link' }>

/** The views that the sign-in page starts with. */
export type FirstView = { readonly name: 'sign-in' } | { readonly name: 'sign-up' }

/** The views that may follow; their code is loaded later. */
export type LaterView =
  | { readonly name: 'forgotten' | 'new-password' | 'joining' | 'code' | 'recovery-code' | 'half-confirmed' }
  | { readonly name: 'mail-sent'; readonly kind: MailKind; readonly email: string }
  | { readonly name: 'link'; readonly link: Link }
  | { readonly name: 'expired'; readonly kind: LinkKind }
  | { readonly name: 'reset-sent'; readonly usableAt: Date }

export type View = FirstView | LaterView

/** Views that say something about a link; even a signed-in visitor stays to read it. */
export const heldViews: readonly View['name'][] = ['link', 'expired', 'half-confirmed']
