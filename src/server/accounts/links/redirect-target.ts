import { signInTarget } from '../../../domain/account/sign-in-target.ts'
import { pagePaths } from '../../../routes.ts'

/**
 * The page of this site that a link may finally lead to, as a path. Any other target leads to the home page,
 * and so does the page that the link itself opens.
 */
export function redirectTarget(asked: string | undefined, origins: readonly string[]): string {
  const [base] = origins
  const url = asked === undefined || base === undefined ? null : URL.parse(asked, base)
  return url && origins.includes(url.origin) ? signInTarget(url.pathname) : pagePaths.home
}
