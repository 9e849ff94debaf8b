import { describe, expect, test } from 'vitest'
import { serverPaths } from '../../routes.ts'
import { type PagePolicy, pageHeaders } from './security-headers.ts'

const alone: PagePolicy = {
  secure: true,
  recaptchaOrigin: null,
  analyticsOrigin: null,
  showreelOrigin: null,
}

const headersOf = (policy: Partial<PagePolicy>) =>
  new Map(pageHeaders({ scriptHashes: ['sha256-a'], styleHashes: ['sha256-b'] }, { ...alone, ...policy }))

const policyOf = (policy: Partial<PagePolicy> = {}) =>
  new Map(
    headersOf(policy)
      .get('Content-Security-Policy')
      ?.split(';')
      .map((directive): [string, string] => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources.join(' ')]
      }),
  )

test('the policy allows our own files and the hashed inline parts, and nothing else', () => {
  expect(Object.fromEntries(policyOf())).toEqual({
    'default-src': "'self'",
    'script-src': "'self' 'sha256-a'",
    'style-src': "'self' 'sha256-b'",
    'img-src': "'self' data:",
    'frame-src': "'none'",
    'object-src': "'none'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'worker-url page-data',
    'upgrade-insecure-requests': '',
    'report-uri': serverPaths.cspReport,
  })
})

test('plain requests are upgraded only where the site itself is served securely', () => {
  expect(policyOf({ secure: true }).has('upgrade-insecure-requests')).toBe(true)
  expect(policyOf({ secure: false }).has('upgrade-insecure-requests')).toBe(false)
})

test('the captcha provider is allowed only where it is configured', () => {
  const policy = policyOf({ recaptchaOrigin: 'https://www.google.com' })
  expect(policy.get('script-src')).toMatch(/ https:\/\/www\.google\.com\/recaptcha\//)
  expect(policy.get('connect-src')).toBe("'self' https://www.google.com/recaptcha/")
  expect(policy.get('frame-src')).toBe('https://www.google.com/recaptcha/')
  expect([...policy.values()].join(' ')).not.toMatch(/unsafe|\*/)
})

test('only the desk may frame a page, and only one of ours', () => {
  expect(policyOf({ ownFrames: true }).get('frame-src')).toBe("'self'")
})

test('a configured analytics script may load and send data, and nothing else is allowed with it', () => {
  const own = policyOf()
  const opened = [...policyOf({ analyticsOrigin: 'https://counter.example' })]
  expect(opened.filter(([name, sources]) => own.get(name) !== sources)).toEqual([
    ['script-src', "'self' 'sha256-a' https://counter.example"],
    ['connect-src', "'self' https://counter.example"],
    ['trusted-types', 'worker-url page-data tag-url'],
  ])
})

test('a configured player may be framed, and nothing else is allowed with it', () => {
  const own = policyOf()
  const opened = [...policyOf({ showreelOrigin: 'https://player.example' })]
  expect(opened.filter(([name, sources]) => own.get(name) !== sources)).toEqual([
    ['frame-src', 'https://player.example'],
  ])
})

describe('permissions', () => {
  const asked = 'camera=(),display-capture=(),geolocation=(),microphone=(),payment=(),usb=()'
  const permissionsOf = (policy: Partial<PagePolicy>) => headersOf(policy).get('Permissions-Policy')

  test('all features that would ask the visitor are closed', () => {
    expect(permissionsOf({})).toBe(asked)
  })

  test.for([{ recaptchaOrigin: 'https://www.google.com' }, { analyticsOrigin: 'https://counter.example' }])(
    'with %j on the page, browsing topics are closed too',
    (policy) => {
      expect(permissionsOf(policy)).toBe(`${asked},browsing-topics=()`)
    },
  )

  test('a player may start automatically', () => {
    expect(permissionsOf({ showreelOrigin: 'https://player.example' })).toBe(
      `${asked},browsing-topics=(),autoplay=(self "https://player.example")`,
    )
  })
})
