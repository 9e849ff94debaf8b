import { expect, inject, test } from 'vitest'
import { pagePaths, serverPaths } from '../../src/routes.ts'
import { readTags } from '../support/servers/read-tags.ts'

const origin = inject('servedSite')

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
  test(`${name} has the security headers of every answer`, async () => {
    const headers = await headersOf(path)
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

test('the content policy of every page allows its inline parts by hash and nothing unsafe', async () => {
  for (const path of [...Object.values(pagePaths), '/no-such-page']) {
    const headers = await headersOf(path)
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

test('pages are revalidated at every visit, their files never', async () => {
  const response = await fetch(origin)
  expect(response.headers.get('cache-control')).toBe('no-cache')
  const etag = response.headers.get('etag') ?? ''
  const again = await fetch(origin, { headers: { 'If-None-Match': etag } })
  expect(again.status).toBe(304)
  const entry = readTags(await response.text()).find(({ attributes }) => attributes.has('data-entry'))
  const file = await fetch(new URL(entry?.attributes.get('data-entry') ?? '', origin), {
    headers: { 'Accept-Encoding': 'br' },
  })
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(file.headers.get('content-encoding')).toBe('br')
})

async function headersOf(path: string): Promise<Record<string, string>> {
  const { headers } = await fetch(origin + path, { redirect: 'manual' })
  return Object.fromEntries(headers)
}

function parsePolicy(text: string): Map<string, string[]> {
  return new Map(
    text.split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}
