import type { Facts } from '../../../content/company/facts.ts'

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

export function renderSitemap(paths: readonly string[], facts: Facts): string {
  const urls = paths.map((path) => `  <url><loc>${escapeXml(facts.origin + path)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

export function renderRobots(facts: Facts): string {
  return `User-agent: *
Disallow: /inquiry
Disallow: /functions/

Sitemap: ${facts.origin}/sitemap.xml
`
}

export function renderManifest(facts: Facts): string {
  return JSON.stringify({
    name: facts.company.name,
    short_name: facts.company.name.split(' ')[0],
    description: facts.company.tagline,
    start_url: '/',
    display: 'browser',
    background_color: '#14110e',
    theme_color: '#14110e',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
}
