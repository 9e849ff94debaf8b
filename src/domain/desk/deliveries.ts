/** The things that are sent about an inquiry: mails to the company and to the visitor, the webhook, letters of staff. */
export const deliveryChannels = ['owner', 'visitor', 'webhook', 'reply'] as const
export type DeliveryChannel = (typeof deliveryChannels)[number]

/** `withheld`: not sent on purpose, because strangers may have had too many mails sent to the same mailbox. */
export const deliveryStates = ['waiting', 'sent', 'delayed', 'failed', 'withheld'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/**
 * Staff may send again what did not arrive, and what was withheld: they know whom it goes to. A receiver of webhooks may have lost what it took, and knows a repeat by its id;
 * a mail that was taken is never sent twice.
 */
export function canReplay(channel: DeliveryChannel, state: DeliveryState): boolean {
  return state === 'sent' ? channel === 'webhook' : state !== 'waiting'
}
