import type { Arrival, LinkKind } from '../arrival.ts'

export type Link = Extract<Arrival, { kind: 'link' }>

/** What the sign-in page begins with. */
export type FirstView = { readonly name: 'sign-in' } | { readonly name: 'sign-up' }

/** What may follow; its code does, too. */
export type LaterView =
  | { readonly name: 'forgotten' | 'new-password' | 'code' }
  | { readonly name: 'mail-sent'; readonly kind: LinkKind; readonly email: string }
  | { readonly name: 'link'; readonly link: Link }
  | { readonly name: 'expired'; readonly kind: LinkKind }

export type View = FirstView | LaterView
