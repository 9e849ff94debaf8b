import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultCompany } from '../../src/content/company/company.ts'
import { allPages } from '../../src/content/pages/all-pages.ts'
import { generalCard } from '../../src/content/sharing/general-card.ts'
import { cardName } from '../../src/content/sharing/social-card.ts'
import type { PublicPath } from '../../src/routes.ts'
import { renderCard } from './render-card.ts'

export type SocialCard = {
  /** `null` is the general card. */
  readonly path: PublicPath | null
  readonly name: string
  readonly html: string
  /** Of the page that is photographed and its styles: a change of picture, words or look is a new name. */
  readonly hash: string
}

export const cardStyles = join(import.meta.dirname, 'card.css')

/** Every card there should be, as the content says it now. */
export async function listCards(): Promise<SocialCard[]> {
  const css = await readFile(cardStyles, 'utf8')
  const company = defaultCompany
  const card = (path: PublicPath | null, name: string, html: string): SocialCard => {
    const hash = createHash('sha256').update(css).update(html).digest('hex').slice(0, 8)
    return { path, name, html, hash }
  }
  const pages = Object.values(allPages).flatMap(({ path, indexable, lead, slate, heading }) => {
    if (!isPublic(path) || !indexable) return []
    return [card(path, cardName(path), renderCard({ picture: lead, slate, heading, company }))]
  })
  const general = { ...generalCard, slate: generalCard.slate(company), company }
  return [card(null, 'site', renderCard(general)), ...pages]
}

function isPublic(path: string): path is PublicPath {
  return path in allPages
}
