import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { parseQuery, writeQuery } from '../domain/desk/address-words.ts'
import { readInboxSearch } from '../domain/desk/inbox-search.ts'
import { readLogSearch } from '../domain/desk/log-search.ts'
import { staffPath } from '../domain/desk/staff-path.ts'
import { InboxScreen } from './screens/inbox/inbox-screen.tsx'
import { InquiryScreen } from './screens/inquiry/inquiry-screen.tsx'
import { SettingsScreen } from './screens/settings/settings-screen.tsx'
import { TodayScreen } from './screens/today/today-screen.tsx'
import { takePlace } from './session/desk-session.ts'
import { Crashed, NothingHere } from './shell/dead-ends.tsx'
import { Shell } from './shell/shell.tsx'

const rootRoute = createRootRoute({ component: Shell, notFoundComponent: NothingHere })

const todayRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    // Signing in leads here; whoever was elsewhere goes on there.
    const place = takePlace()
    if (place) throw redirect({ href: place, replace: true })
  },
  component: TodayScreen,
})

const inboxRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/inbox',
  validateSearch: readInboxSearch,
  component: InboxScreen,
})

const inquiryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/inquiries/$reference',
  component: InquiryScreen,
})

const deliveriesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/deliveries',
  component: lazyRouteComponent(
    () => import('./screens/deliveries/deliveries-screen.tsx'),
    'DeliveriesScreen',
  ),
})

const settingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/settings',
  component: SettingsScreen,
})

const settingsSectionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/settings/$section',
  // The log is the only section that has more than one state to come back to.
  validateSearch: readLogSearch,
  component: SettingsScreen,
})

const healthRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/health',
  // Few open it, so nobody else loads it.
  component: lazyRouteComponent(() => import('./screens/health/health-screen.tsx'), 'HealthScreen'),
})

const routeTree = rootRoute.addChildren([
  todayRoute,
  inboxRoute,
  inquiryRoute,
  deliveriesRoute,
  settingsRoute,
  settingsSectionRoute,
  healthRoute,
])

export function createDeskRouter() {
  return createRouter({
    routeTree,
    basepath: staffPath,
    parseSearch: parseQuery,
    stringifySearch: writeQuery,
    defaultErrorComponent: Crashed,
    defaultNotFoundComponent: NothingHere,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createDeskRouter>
  }
}
