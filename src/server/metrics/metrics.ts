import type { ServerResponse } from 'node:http'
import type { InquiryFormId } from '../../domain/inquiry/inquiry-forms.ts'
import * as limits from '../../domain/limits.ts'
import { createRegistry, type Registry } from './registry.ts'
import { routeGroup } from './route-group.ts'

export type Metrics = {
  readonly registry: Registry
  /** Follows an answer until it has been given. */
  request(method: string, url: string, response: ServerResponse): void
  inquiry(form: InquiryFormId, outcome: string): void
  /** A mail or a webhook that was handed over, or not. */
  delivery(channel: 'mail' | 'webhook', result: 'taken' | 'refused'): void
  /** All pages, after facts have changed. */
  render(result: 'shown' | 'failed', seconds: number): void
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

export function createMetrics(): Metrics {
  const registry = createRegistry()
  const requests = registry.counter(
    'bridgelight_requests_total',
    'Answers, by group of routes, method and status.',
  )
  const seconds = registry.histogram(
    'bridgelight_request_seconds',
    'Time until the answer was given, by group of routes.',
    limits.metrics.requestBounds,
  )
  const inquiries = registry.counter('bridgelight_inquiries_total', 'Inquiries sent, by form and outcome.')
  const deliveries = registry.counter('bridgelight_deliveries_total', 'Mails and webhooks, by result.')
  const renders = registry.counter(
    'bridgelight_renders_total',
    'How often all pages were rendered again, by result.',
  )
  const renderSeconds = registry.counter(
    'bridgelight_render_seconds_total',
    'Time spent rendering pages again.',
  )
  return {
    registry,
    request(method, url, response) {
      const began = performance.now()
      const group = routeGroup(url)
      response.once('close', () => {
        // Without headers the visitor left before there was an answer.
        const status = response.headersSent ? String(response.statusCode) : 'left'
        requests.add({ group, method: methods.includes(method) ? method : 'other', status })
        // A live connection stays open as long as its desk.
        if (group !== 'live') seconds.observe({ group }, (performance.now() - began) / 1000)
      })
    },
    inquiry: (form, outcome) => inquiries.add({ form, outcome }),
    delivery: (channel, result) => deliveries.add({ channel, result }),
    render(result, took) {
      renders.add({ result })
      renderSeconds.add({}, took)
    },
  }
}
