import { describe, expect, test } from 'vitest'
import { anchors, pagePaths } from '../../routes.ts'
import { allPages } from '../pages/all-pages.ts'
import { accessibilityText } from './accessibility-panel.ts'
import { primaryAction } from './header-menus.ts'
import { footerNavigation, headerNavigation, legalLinks } from './navigation.ts'
import { accountText, errorBoundaryText } from './shell.ts'

const knownPaths = new Set<string>(Object.values(pagePaths))
const knownAnchors = new Set<string>(Object.values(anchors))

const headerLinks = headerNavigation.flatMap((group) => group.links)
const footerLinks = [...footerNavigation.flatMap((group) => group.links), ...legalLinks]

function resolves(href: string): boolean {
  const [path, anchor, ...rest] = href.split('#')
  if (path === undefined || rest.length > 0 || !knownPaths.has(path)) return false
  return anchor === undefined || knownAnchors.has(anchor)
}

test('header and footer link to every page except home and those reached from a form, a mail or the account', () => {
  const reachable = new Set<string>([
    pagePaths.home,
    pagePaths.account,
    pagePaths.inquiry,
    pagePaths.inquiryReceived,
    pagePaths.inquiryNotSent,
    ...[...headerLinks, ...footerLinks].map((link) => link.href),
  ])
  const missing = [...knownPaths].filter((path) => !reachable.has(path))
  expect(missing).toEqual([])
})

test.each([
  ...[...headerLinks, ...footerLinks, primaryAction].map((link) => ({ from: 'navigation', ...link })),
  ...[accountText.signInHref, accessibilityText.statement.href, errorBoundaryText.contact.href].map(
    (href) => ({
      from: 'the shell',
      href,
    }),
  ),
  ...Object.values(allPages).flatMap((page) =>
    page.actions.flatMap(({ href }) => (href ? { from: page.path, href } : [])),
  ),
])('$href, linked from $from, resolves to a known page and anchor', ({ href }) => {
  expect(resolves(href)).toBe(true)
})

describe.each([
  ['header', headerNavigation],
  ['footer', footerNavigation],
])('%s groups', (_name, groups) => {
  test('have unique ids and labels', () => {
    expect(new Set(groups.map((group) => group.id)).size).toBe(groups.length)
    expect(new Set(groups.map((group) => group.label)).size).toBe(groups.length)
  })

  test('list each page once, with a description of one short line', () => {
    const links = groups.flatMap((group) => group.links)
    expect(new Set(links.map((link) => link.href)).size).toBe(links.length)
    expect(new Set(links.map((link) => link.label)).size).toBe(links.length)
    for (const link of links) {
      expect(link.description.length).toBeGreaterThan(0)
      expect(link.description.length).toBeLessThanOrEqual(56)
    }
  })
})
