import type { DeliveryChannel, DeliveryState } from '../../domain/desk/deliveries.ts'
import * as limits from '../../domain/limits.ts'

/** Words about the mails and webhooks that are sent about an inquiry. */
export const channelWords: Readonly<Record<DeliveryChannel, string>> = {
  owner: 'Mail to us',
  visitor: 'Confirmation to them',
  webhook: 'Webhook',
  reply: 'Answer to them',
}

export const deliveryStateWords: Readonly<Record<DeliveryState, string>> = {
  waiting: 'On its way',
  sent: 'Sent',
  delayed: 'Delayed',
  failed: 'Not delivered',
  withheld: 'Not sent: this mailbox got too many',
}

const mails = (count: number) => (count === 1 ? '1 mail' : `${count} mails`)
const webhooks = (count: number) => (count === 1 ? '1 webhook' : `${count} webhooks`)
const minuteMs = 60_000

export const deliveryWords = {
  title: 'Deliveries',
  lead: 'Mails and webhooks that did not go out, and what the other side said',
  ofInquiry: 'Deliveries',
  none: 'Nothing was sent about it yet.',
  loading: 'Loading deliveries',
  tried: (count: number) => (count === 1 ? 'tried once' : `tried ${count} times`),
  nextTry(ms: number): string {
    const minutes = Math.round(ms / minuteMs)
    return minutes < 1 ? 'next try any moment' : `next try in ${minutes} min`
  },
  attempts: 'All attempts',
  attemptsFailed: 'The attempts did not load.',
  noAttempts: 'No attempt was written down.',
  took: (ms: number) => (ms < 1_000 ? `${ms} ms` : `${(ms / 1_000).toFixed(1)} s`),
  silent: 'Nothing was answered.',
  /** Stands where the other side's answer would. */
  withheld: `It had ${limits.intake.confirmations.attempts} confirmations within a day. Anybody can enter any address, and more could flood somebody who never wrote.`,
  anyway: 'Send it anyway',
  again: 'Send again',
  againFor: (channel: string, name: string) => `Send again: ${channel}, ${name}`,
  sendingAgain: 'Sending …',
  sentAgain: 'It is sent again.',
  sentAnyway: 'It is sent after all.',
  allAgain: 'Send all of these again',
  manySentAgain: (count: number) => (count === 1 ? '1 is sent again.' : `${count} are sent again.`),
  more: 'Show more',
  empty: {
    slate: 'All clear',
    title: 'Everything went out',
    text: 'A mail or webhook that is not taken for a while appears here.',
    action: 'Go to Today',
  },
  failed: {
    title: 'The deliveries did not load',
    text: 'Either the connection or our server is down. What was to be sent is still tried.',
    action: 'Try again',
  },
  strip: (counts: { readonly mails: number; readonly webhooks: number; readonly more: boolean }): string => {
    if (counts.more) return `${counts.mails + counts.webhooks - 1}+ mails and webhooks did not go out`
    const parts = [
      ...(counts.mails > 0 ? [mails(counts.mails)] : []),
      ...(counts.webhooks > 0 ? [webhooks(counts.webhooks)] : []),
    ]
    return `${parts.join(' and ')} did not go out`
  },
  stripAction: 'See why',
} as const
