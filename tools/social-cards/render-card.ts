import { type Company, coordinates } from '../../src/content/company/company.ts'
import { imagePath, type SiteImage } from '../../src/domain/site-image.ts'
import { markPaths } from '../../src/ui/media/mark-paths.ts'

export type CardWords = {
  readonly picture: SiteImage
  readonly slate: string
  readonly heading: string
  readonly company: Company
}

/** Where the photographed page finds the project's own files. */
export const cardOrigin = 'http://card.invalid'

/** One card as a page: the picture in scope between two dark bars, slate above, title in it, mark below. */
export function renderCard({ picture, slate, heading, company }: CardWords): string {
  const [first = company.name, ...rest] = company.name.split(' ')
  const place = `${company.city}, ${company.region} ${coordinates(company)}`
  const source = `/public${imagePath(picture, picture.width, 'avif')}`
  return `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<title>${escapeHtml(heading)}</title>
<link rel="stylesheet" href="/src/ui/styles/tokens.css">
<link rel="stylesheet" href="/src/ui/styles/base.css">
<link rel="stylesheet" href="/tools/social-cards/card.css">
<body data-tone="stage">
<p class="slate"><span>${escapeHtml(slate)}</span><span>${escapeHtml(place)}</span></p>
<main>
<img src="${source}" alt="">
<h1${heading.length > 34 ? ' class="long"' : ''}>${escapeHtml(heading)}</h1>
</main>
<footer>
<svg viewBox="0 0 48 36"><path d="${markPaths.corners}"/><path class="arch" d="${markPaths.arch}"/><path class="deck" d="${markPaths.deck}"/></svg>
<span>${escapeHtml(first)} <span>${escapeHtml(rest.join(' '))}</span></span>
</footer>
`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
