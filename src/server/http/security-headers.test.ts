import { expect, test } from 'vitest'
import { pageHeaders } from './security-headers.ts'

const policyOf = (
  secure: boolean,
  recaptchaOrigin: string | null = null,
  analyticsOrigin: string | null = null,
) =>
  new Map(
    pageHeaders(
      { scriptHashes: ['sha256-a'], styleHashes: ['sha256-b'] },
      { secure, recaptchaOrigin, analyticsOrigin, showreelOrigin: null },
    ),
  ).get('Content-Security-Policy') ?? ''

test('the policy allows our own files and the hashed inline parts, and nothing unsafe', () => {
  const policy = policyOf(true)
  expect(policy).toContain("script-src 'self' 'sha256-a'")
  expect(policy).toContain("style-src 'self' 'sha256-b'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toMatch(/unsafe|\*|https?:/)
})

test('plain requests are upgraded only where the site itself is served securely', () => {
  expect(policyOf(true)).toContain('upgrade-insecure-requests')
  expect(policyOf(false)).not.toContain('upgrade-insecure-requests')
})

test('one policy may name script addresses, and it is for workers', () => {
  expect(policyOf(true)).toMatch(/; trusted-types worker-url;/)
})

test('the captcha provider is let in only where it is configured', () => {
  const policy = policyOf(true, 'https://www.google.com')
  expect(policy).toMatch(/script-src [^;]* https:\/\/www\.google\.com\/recaptcha\//)
  expect(policy).toContain('; frame-src https://www.google.com/recaptcha/;')
  expect(policy).not.toContain('unsafe')
})

test('a configured counter may be loaded and told, and nothing else is opened by it', () => {
  const policy = policyOf(true, null, 'https://counter.example')
  expect(policy).toContain("script-src 'self' 'sha256-a' https://counter.example;")
  expect(policy).toContain("connect-src 'self' https://counter.example;")
  expect(policy).toContain('trusted-types worker-url tag-url;')
  expect(policy.match(/https:/g)).toHaveLength(2)
})
