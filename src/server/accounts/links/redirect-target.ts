import { pagePaths, staffPath } from '../../../routes.ts'

const pages: ReadonlySet<string> = new Set([...Object.values(pagePaths), staffPath])

/**
 * The page of this site that a link may finally lead to, as a path. Any other target leads to the home page,
 * and so does the page that the link itself opens.
 */
export function redirectTarget(asked: string | undefined, origins: readonly string[]): string {
  const [base] = origins
  const url = asked === undefined || base === undefined ? null : URL.parse(asked, base)
  if (!url || !origins.includes(url.origin) || url.pathname === pagePaths.auth) return pagePaths.home
  return pages.has(url.pathname) ? url.pathname : pagePaths.home
}
