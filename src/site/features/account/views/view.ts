import type { Arrival, LinkKind } from '../arrival.ts'

export type Link = Extract<Arrival, { kind: 'link' }>

/** The views that the sign-in page starts with. */
export type FirstView = { readonly name: 'sign-in' } | { readonly name: 'sign-up' }

/** The views that may follow; their code is loaded later. */
export type LaterView =
  | { readonly name: 'forgotten' | 'new-password' | 'code' }
  | { readonly name: 'mail-sent'; readonly kind: LinkKind; readonly email: string }
  | { readonly name: 'link'; readonly link: Link }
  | { readonly name: 'expired'; readonly kind: LinkKind }

export type View = FirstView | LaterView
