import { authPath, deskPath, serverPaths } from '../../routes.ts'

/** Routes that fail, and wait, for the same reasons. */
export type RouteGroup = 'page' | 'asset' | 'inquiry' | 'account' | 'desk' | 'live' | 'function' | 'health'

const groups: readonly (readonly [start: string, group: RouteGroup])[] = [
  [serverPaths.submitForm, 'inquiry'],
  [serverPaths.sendNotification, 'inquiry'],
  [`${deskPath}/live`, 'live'],
  [`${deskPath}/health/test`, 'live'],
  [`${deskPath}/`, 'desk'],
  [`${authPath}/`, 'account'],
  [serverPaths.account, 'account'],
  ['/functions/', 'function'],
  ['/assets/', 'asset'],
  [serverPaths.health, 'health'],
  [serverPaths.ready, 'health'],
  [serverPaths.metrics, 'health'],
]

export function routeGroup(url: string): RouteGroup {
  return groups.find(([start]) => url.startsWith(start))?.[1] ?? 'page'
}
