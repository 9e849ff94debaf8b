import type { RenderedPath } from '../../routes.ts'
import { generalCard, pageCards } from './social-cards.ts'

/** The size of every card in pixels, as the large networks require. */
export const socialCardSize = { width: 1200, height: 630 } as const

/** The picture for a shared address; its name changes with its content, so that no cache keeps an old one. */
export function socialCardPath(page: RenderedPath): string {
  const known: Readonly<Record<string, string>> = pageCards
  const hash = known[page]
  return hash === undefined ? cardFile('site', generalCard) : cardFile(cardName(page), hash)
}

export function cardName(page: RenderedPath): string {
  return page.slice(1) || 'home'
}

export function cardFile(name: string, hash: string): string {
  return `/og/${name}-${hash}.jpg`
}
