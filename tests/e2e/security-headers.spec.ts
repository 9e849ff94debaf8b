import { pagePaths, serverPaths } from '../../src/routes.ts'
import { expect, test } from '../support/site-test.ts'

const answers = {
  'a page': pagePaths.portfolio,
  'the not-found page': '/no-such-page',
  'a file': '/favicon.ico',
  'the site map': '/sitemap.xml',
  'a function': serverPaths.health,
  'an unknown function': '/functions/v1/nothing',
  'a redirect': `${pagePaths.portfolio}/`,
}

for (const [name, path] of Object.entries(answers)) {
  test(`${name} carries the headers that every answer carries`, async ({ request }) => {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers()
    expect(headers).toMatchObject({
      'strict-transport-security': expect.stringMatching(/max-age=\d{8,}/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('x-powered-by')
  })
}

test('the policy of every page allows its own parts by hash and nothing unsafe', async ({ request }) => {
  for (const path of [...Object.values(pagePaths), '/no-such-page']) {
    const headers = (await request.get(path)).headers()
    const policy = parsePolicy(headers['content-security-policy'] ?? '')
    const sources = [...policy.values()].flat()
    expect(
      sources.filter((source) => /unsafe|\*|^https?:/.test(source)),
      path,
    ).toEqual([])
    expect(policy.get('default-src'), path).toEqual(["'self'"])
    for (const directive of ['frame-src', 'object-src', 'base-uri']) {
      expect(policy.get(directive), path).toEqual(["'none'"])
    }
    expect(policy.get('form-action'), path).toEqual(["'self'"])
    expect(policy.get('frame-ancestors'), path).toEqual(["'none'"])
    expect(policy.get('require-trusted-types-for'), path).toEqual(["'script'"])
    expect(policy.get('report-uri'), path).toEqual([serverPaths.cspReport])
    for (const directive of ['script-src', 'style-src']) {
      const unhashed = policy.get(directive)?.filter((source) => !/^'sha256-[\w+/=]+'$/.test(source))
      expect(unhashed, path).toEqual(["'self'"])
    }
    expect(headers['permissions-policy'], path).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/)
    expect(headers, path).not.toHaveProperty('accept-ranges')
  }
})

test('smuggled frames, objects, bases and films are blocked, and the browser itself reports each', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.allow(/Policy violation|Content Security Policy/)
  const markup = `
    <iframe src="${pagePaths.portfolio}"></iframe>
    <object data="${pagePaths.portfolio}"></object>
    <base href="https://stranger.example/">
    <video src="https://stranger.example/film.mp4"></video>`
  await page.route(pagePaths.home, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}${markup}` })
  })
  const reported: Promise<[directive: string, status: number | undefined]>[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith(serverPaths.cspReport)) return
    const directive = request.postDataJSON()['csp-report']['effective-directive']
    reported.push(request.response().then((response) => [directive, response?.status()]))
  })
  await visit(pagePaths.home)
  await expect
    .poll(async () => Object.fromEntries(await Promise.all(reported)))
    .toEqual({ 'base-uri': 204, 'frame-src': 204, 'media-src': 204, 'object-src': 204 })
})

test('pages are checked again at every visit, their files never', async ({ page, request }) => {
  const response = await page.goto(pagePaths.home)
  expect(response?.headers()['cache-control']).toBe('no-cache')
  const etag = response?.headers().etag ?? ''
  const again = await request.get(pagePaths.home, {
    headers: { 'If-None-Match': etag, 'Sec-Fetch-Dest': 'document' },
  })
  expect(again.status()).toBe(304)
  const entry = await page.locator('script[data-entry]').getAttribute('data-entry')
  const file = await request.get(entry ?? '')
  expect(file.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(file.headers()['content-encoding']).toBe('br')
})

function parsePolicy(text: string): Map<string, string[]> {
  return new Map(
    text.split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}
