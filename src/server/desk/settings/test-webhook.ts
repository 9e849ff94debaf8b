import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import * as limits from '../../../domain/limits.ts'
import type { CompanySettings } from '../../../domain/settings/company-settings.ts'
import { readCompanySettings } from '../../company/company-settings.ts'
import { countAttempts } from '../../database/count-attempts.ts'
import { answerIn } from '../../deliveries/record-attempt.ts'
import { createWebhook, type WebhookTerms } from '../../webhooks/send-webhook.ts'

export type TestDeps = {
  readonly pool: Pool
  readonly secret: string
  readonly settingsDefaults: CompanySettings
  readonly webhookTerms: WebhookTerms
}

export type WebhookTest = { readonly ok: boolean; readonly answer: string; readonly tookMs: number }

/** Sends a signed message to the stored address at once; null when there were too many within a minute. */
export async function testWebhook(deps: TestDeps): Promise<WebhookTest | null> {
  if (await countAttempts(deps, [{ what: 'webhook test', ...limits.desk.webhookTests }])) return null
  // Not from memory: whoever just saved an address tests that one.
  const { url } = (await readCompanySettings(deps.pool, deps.settingsDefaults)).webhook
  const send = createWebhook(() => (url === null ? null : { url, ...deps.webhookTerms }))
  const begun = performance.now()
  const tookMs = () => Math.round(performance.now() - begun)
  const message = {
    id: `test-${randomUUID()}`,
    event: 'webhook.test',
    timestamp: new Date(),
    payload: { test: true },
  }
  try {
    return { ok: true, answer: await send(message), tookMs: tookMs() }
  } catch (error) {
    return { ok: false, answer: answerIn(error), tookMs: tookMs() }
  }
}
