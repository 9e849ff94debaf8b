import { createServer } from 'node:http'
import { expect, inject, test } from 'vitest'
import { anchors, pagePaths, serverPaths } from '../../src/routes.ts'
import { brokenReferences, type Crawl, crawlSite, formTargets } from '../support/servers/crawl-site.ts'

const unknownPage = '/no-such-page'

/** Places that the conference page shows only to visitors who have passed its gate. */
const behindTheGate = [anchors.conferencePackages, anchors.conferenceContact].map(
  (anchor) => `${pagePaths.corporateConferences}#${anchor}`,
)

/** One crawl serves all tests of this file. */
const crawl: Crawl = await crawlSite(inject('servedSite'), [...Object.values(pagePaths), unknownPage])

test('the crawl reaches every page of the site, and only the unknown page is not found', async () => {
  const { pages } = crawl
  for (const path of Object.values(pagePaths)) expect(pages.get(path)?.status, path).toBe(200)
  expect(pages.get(unknownPage)?.status).toBe(404)
})

test('every link, picture and anchor that a page refers to exists', async () => {
  const { pages, statuses } = crawl
  const references = [...pages.values()].flatMap((page) => page.references)
  expect(references.length).toBeGreaterThan(500)
  expect(statuses.size).toBeGreaterThan(Object.keys(pagePaths).length)
  expect(brokenReferences(crawl, behindTheGate)).toEqual([])
})

test('every form goes to an endpoint that accepts it, or to a page', async () => {
  const { origin } = crawl
  const known = Object.values(serverPaths).map((path) => origin + path)
  const targets = formTargets(crawl)
  expect(targets.size).toBeGreaterThan(0)
  const pages = Object.values(pagePaths).map((path) => origin + path)
  for (const target of targets) {
    if (pages.includes(target)) {
      expect((await fetch(target)).status, target).toBe(200)
      continue
    }
    expect(known).toContain(target)
    const { status } = await fetch(target, { method: 'POST', body: '{}' })
    expect([400, 403, 415, 422], `${target} answers ${status}`).toContain(status)
  }
})

test('the sitemap and the pages agree on what may be indexed', async () => {
  const { origin, pages } = crawl
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  expect(new Set(listed).size, 'an address is listed twice').toBe(listed.length)
  const indexable = [...pages.values()].filter((page) => page.indexable)
  expect(listed.toSorted()).toEqual(indexable.map(({ path }) => origin + path).toSorted())
  for (const { path, status, canonical } of indexable) {
    expect(status, path).toBe(200)
    expect(canonical, path).toBe(origin + path)
    const { headers } = await fetch(origin + path, { method: 'HEAD' })
    expect(headers.get('x-robots-tag') ?? '', path).not.toContain('noindex')
  }
})

test('the check itself finds broken references', async () => {
  const page = `<!doctype html><html><head><link rel="canonical" href="/"></head><body id="top">
    <a href="/">fine</a><a href="#top">fine</a><a href="/?item=1#top">fine</a><a href="tel:+15035550142">fine</a>
    <a href="https://elsewhere.example/" target="_blank" rel="noopener">fine</a>
    <svg><path fill="url(#light)"></path></svg>
    <a href="/gone">1</a><a href="#nowhere">2</a><a href="#">3</a><a href="javascript:void(0)">4</a>
    <img src="/a.png" srcset="/b.png 1x, /c.png 2x"><video poster="/d.jpg"></video>
    <a href="https://elsewhere.example/" target="_blank">5</a><a href="/later#late">6</a>
    <a href="/moved">7</a></body></html>`
  const server = createServer(({ url = '' }, answer) => {
    const { pathname } = new URL(url, 'http://localhost')
    if (pathname === '/moved') answer.writeHead(308, { Location: '/' }).end()
    else if (pathname === '/' || pathname === '/later')
      answer.writeHead(200, { 'Content-Type': 'text/html' }).end(pathname === '/' ? page : '<p>Later</p>')
    else answer.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const found = brokenReferences(await crawlSite(origin, ['/']))
  const pardoned = brokenReferences(await crawlSite(origin, ['/']), ['/later#late'])
  server.close()
  expect(found.map((line) => line.replaceAll(origin, ''))).toEqual([
    '/: <path> /#light has no such place',
    '/: <a> /gone answers 404',
    '/: <a> /#nowhere has no such place',
    '/: <a> /# has no such place',
    '/: <a> javascript:void(0) is no address',
    '/: <img> /a.png answers 404',
    '/: <img> /b.png answers 404',
    '/: <img> /c.png answers 404',
    '/: <video> /d.jpg answers 404',
    '/: <a> https://elsewhere.example/ hands its window over',
    '/: <a> /later#late has no such place',
    '/: <a> /moved answers 308',
  ])
  expect(found).toHaveLength(pardoned.length + 1)
})
