import { serverPaths } from '../../routes.ts'
import { type App, failure } from '../http/app-types.ts'
import { holdsServiceKey } from '../http/service-key.ts'
import type { Gauge, Registry } from './registry.ts'

type MetricsRouteDeps = {
  readonly registry: Pick<Registry, 'write'>
  readonly readGauges: () => Promise<Gauge[]>
  readonly key: string
}

/** For Prometheus. Without a key in the settings the route does not exist. */
export function addMetricsRoute(app: App, { registry, readGauges, key }: MetricsRouteDeps): void {
  app.get(serverPaths.metrics, async (c) => {
    if (!holdsServiceKey(c, key)) return c.json(failure('forbidden', 'This needs the key for metrics.'), 403)
    const text = registry.write(await readGauges())
    return c.body(text, 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' })
  })
}
