import { pagePaths } from '../../../routes.ts'

const pages: ReadonlySet<string> = new Set(Object.values(pagePaths))

/**
 * Where a link may lead in the end: a page of ours, by its path. Whatever else is asked for leads home, and so
 * does the page the link itself opens.
 */
export function redirectTarget(asked: string | undefined, origins: readonly string[]): string {
  const [base] = origins
  const url = asked === undefined || base === undefined ? null : URL.parse(asked, base)
  if (!url || !origins.includes(url.origin) || url.pathname === pagePaths.auth) return pagePaths.home
  return pages.has(url.pathname) ? url.pathname : pagePaths.home
}
