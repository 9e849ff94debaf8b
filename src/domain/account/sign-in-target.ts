import { type PagePath, pagePaths } from '../../routes.ts'
import { staffPath } from '../desk/staff-path.ts'

/** Where signing in may lead: a page of this site or the desk. */
export type SignInTarget = Exclude<PagePath, typeof pagePaths.auth> | typeof staffPath

/** The sign-in page itself, and any address that is not ours, leads home. */
export function signInTarget(asked: string | null): SignInTarget {
  const targets: readonly (PagePath | typeof staffPath)[] = [...Object.values(pagePaths), staffPath]
  const found = targets.find((path) => path === asked)
  return found === undefined || found === pagePaths.auth ? pagePaths.home : found
}
