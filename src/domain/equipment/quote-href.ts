import { pagePaths } from '../../routes.ts'

/** The quote page with one item or package already on its list. */
export function quoteHref(kind: 'item' | 'package', id: string): string {
  return `${pagePaths.quote}?${kind}=${encodeURIComponent(id)}`
}
